import { mount } from "svelte";

import App from "./App.svelte";
import { health } from "./lib/health.svelte";
import { prefs } from "./lib/prefs.svelte";
import "./styles.css";

health.watch();
prefs.show();
mount(App, { target: document.getElementById("app")! });
