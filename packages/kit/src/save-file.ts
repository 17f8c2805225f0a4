/** Hands a text to the browser as a file to save. */
export function saveFile(name: string, text: string, type: string): void {
  saveFrom(name, URL.createObjectURL(new Blob([text], { type })));
}

/** Saves what an address of `URL.createObjectURL` leads to, and lets that go. */
export function saveFrom(name: string, url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
