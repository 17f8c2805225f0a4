/** A live region for the titles of pages. It must exist, empty, before the first title, or that is not read out. */
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
