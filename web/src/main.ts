import { mount } from "svelte";

import App from "./App.svelte";
import { prefs } from "./lib/prefs.svelte";
import "./styles.css";

prefs.show();
mount(App, { target: document.getElementById("app")! });
