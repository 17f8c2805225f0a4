import { type AppStore, baseApi } from '@estela/api';
import { hasUnsavedChanges } from '@estela/runtime';

type Store = Pick<AppStore, 'getState'>;

const overlays = ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"])';
const writable = 'textarea, input[type="file"], [contenteditable="true"]';
/** Inputs whose value is not typed. */
const pressed = ':is([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="range"])';

/** Would replacing `area` lose something typed and not saved? */
export function holdsTypedText(area: Element): boolean {
  const { activeElement: focused } = document;
  const isTyping =
    focused instanceof HTMLInputElement &&
    !focused.matches(pressed) &&
    area.contains(focused) &&
    isFilled(focused);
  return hasUnsavedChanges() || isTyping || [...area.querySelectorAll<HTMLElement>(writable)].some(isFilled);
}

/** Also without a guard by the form: any text in a field made for writing counts as typed. */
function isFilled(field: HTMLElement): boolean {
  const { value, textContent } = field as Partial<HTMLTextAreaElement>;
  return Boolean(value ?? textContent);
}

/**
 * May `area` be replaced without taking anything from the visitor? Not while something typed would be lost, a dialog or
 * a menu is open, something is being saved or uploaded, a video plays, or a text is selected.
 */
export function isSafeMoment(area: Element, store: Store): boolean {
  const isBusy = isSaving(store) || isPlaying(area) || isSelecting(area);
  return !isBusy && !holdsTypedText(area) && document.querySelector(overlays) === null;
}

function isSaving(store: Store): boolean {
  const { mutations } = store.getState()[baseApi.reducerPath];
  return Object.values(mutations).some((mutation) => mutation?.status === 'pending');
}

/** The player of another site cannot be asked, but its frame exists only once a video was started. */
function isPlaying(area: Element): boolean {
  const media = [...area.querySelectorAll<HTMLMediaElement>('video, audio')];
  return area.querySelector('iframe') !== null || media.some(({ paused, ended }) => !paused && !ended);
}

function isSelecting(area: Element): boolean {
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed && area.contains(selection.anchorNode);
}
