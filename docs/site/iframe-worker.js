// Opened as a file, a browser starts no workers, and the search is one. This stands in for it: a hidden frame that runs
// the worker's script and exchanges messages with the page. Loaded by base.html of the theme before anything else.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(address) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      const inside = frame.contentWindow;
      const queue = [];
      this.postMessage = (data) => queue.push(data);
      inside.postMessage = (data) => {
        const event = new MessageEvent("message", { data });
        this.dispatchEvent(event);
        this.onmessage?.(event);
      };
      inside.importScripts = (...scripts) =>
        scripts.reduce((before, script) => before.then(() => load(inside, new URL(script, address).href)), Promise.resolve());
      load(inside, address).then(() => {
        const deliver = (data) => inside.dispatchEvent(new inside.MessageEvent("message", { data }));
        this.postMessage = deliver;
        queue.forEach(deliver);
      });
    }
  };

  function load(inside, address) {
    return new Promise((done, fail) => {
      const script = inside.document.createElement("script");
      Object.assign(script, { src: address, onload: done, onerror: fail });
      inside.document.head.append(script);
    });
  }
}
