/**
 * HTML of React for a `<template>`. The policy blocks style attributes in HTML, so the script that shows the page sets them.
 * React closes void elements as XML does and writes some attributes in a way of its own; in texts and attributes it escapes
 * `>` and quotes.
 */
export function asTemplate(html: string): string {
  return html
    .replaceAll(' style="', ' data-style="')
    .replaceAll(' maxLength="', ' maxlength="')
    .replaceAll(/ (checked|disabled|hidden|selected)=""/g, ' $1')
    .replaceAll('/>', '>');
}

/** The same for a picture of a page, beneath which the page itself will be: an id belongs to that. */
export function asPicture(html: string): string {
  return asTemplate(html).replaceAll(/ id="[^"]*"/g, '');
}
