// What jsdom lacks and components use when they render.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

globalThis.IntersectionObserver ??= NoObserver;
globalThis.ResizeObserver ??= NoObserver;

globalThis.matchMedia ??= (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

// jsdom has scrollTo, but only to report that it is not implemented.
globalThis.scrollTo = () => {};
// As newer browsers do: an effect must not take what this returns for its end.
Element.prototype.scrollIntoView ??= () => Promise.resolve();
Element.prototype.getAnimations ??= () => [];
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
// jsdom hides a popover until it is open, and cannot open one.
HTMLElement.prototype.showPopover ??= function showPopover() {
  this.style.display = 'block';
};
URL.createObjectURL ??= () => 'blob:stub';
URL.revokeObjectURL ??= () => {};
globalThis.PointerEvent ??= class PointerEvent extends MouseEvent {};
