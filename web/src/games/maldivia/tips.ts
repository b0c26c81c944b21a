/** The tips for first games of Maldivia. */

import type { TipOf } from "../../lib/tips";
import type { Event } from "./types";
import type { MaldiviaView } from "./view";

const always = () => true;

export const tips: readonly TipOf<Event, MaldiviaView>[] = [
  { id: "plan", event: "round", rule: "V2.1", concerns: always },
  { id: "stuck", event: "stuck", rule: "V3.4" },
  { id: "fishes", event: "fishes", rule: "V4.2" },
  { id: "robs", event: "robs", rule: "V4.3" },
  { id: "robbed", event: "robs", rule: "V4.3", concerns: ({ victim }, { me }) => victim === me },
  { id: "releases", event: "releases", rule: "V6.1" },
  { id: "delivers", event: "delivers", rule: "V5.4" },
  {
    id: "twisted",
    event: "twists",
    rule: "V4.6",
    concerns: ({ seat, owner }, { me }) => owner === me && seat !== me,
  },
  { id: "bitten", event: "bites", rule: "V4.7", concerns: ({ victim }, { me }) => victim === me },
  { id: "folds", event: "folds", rule: "V7.1", concerns: always },
  { id: "pushed", event: "pushed", rule: "V7.4" },
  { id: "loses", event: "loses", rule: "V7.6" },
  { id: "spent", event: "spent", rule: "V7.2" },
  { id: "dusk", event: "dusk", rule: "V8.1", concerns: always },
];
