/** A live region for the names of pages. It is there, empty, before the first: only then is a change read out. */
export function createAnnouncer() {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.className = 'e-visually-hidden';
  document.body.append(region);
  return {
    say: (text: string) => {
      region.textContent = text;
    },
    remove: () => region.remove(),
  };
}
