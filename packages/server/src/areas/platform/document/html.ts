import { escapeHtml } from '@estela/contracts/html';

/** Text with its `code` marked as such. */
export function prose(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

export function drawExample(value: unknown, title = 'Example'): string {
  const json = escapeHtml(JSON.stringify(value, null, 2));
  return `<details class="example"><summary>${title}</summary><pre tabindex="0"><code>${json}</code></pre></details>`;
}
