import { type FormEvent, type KeyboardEvent, useRef } from 'react';

/**
 * Enter in a field submits a short form alone; Ctrl or Cmd with Enter submits any. The key is not swallowed: a picker,
 * a list of suggestions or a line break in a text area still gets it.
 */
export function useEnterRule(submitOnEnter: boolean) {
  // Browsers submit between the key's press and its release.
  const isFieldEnter = useRef(false);

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    if (isOfAnother(event)) return;
    const isEnter = event.key === 'Enter' && isField(event.target);
    const isWish = isEnter && (event.ctrlKey || event.metaKey);
    isFieldEnter.current = isEnter && !isWish && !submitOnEnter;
    if (!isWish || event.defaultPrevented) return;
    event.preventDefault();
    // Through the button: it ignores presses while the form is being sent.
    event.currentTarget.querySelector<HTMLElement>('[type="submit"]')?.click();
  }

  function onSubmitCapture(event: FormEvent<HTMLFormElement>): void {
    if (isOfAnother(event)) return;
    const unfinished = unfinishedIn(event.currentTarget);
    if (!isFieldEnter.current && !unfinished) return;
    event.preventDefault();
    event.stopPropagation();
    if (isFieldEnter.current) return;
    // Told as `invalid`, too: it may stand in a step of the form that is not in sight.
    unfinished?.checkValidity();
    unfinished?.focus();
  }

  const release = () => {
    isFieldEnter.current = false;
  };
  return { onKeyDown, onKeyUp: release, onPointerDownCapture: release, onSubmitCapture };
}

/** Of a form in a dialog that this one has opened: its events come by here, too. */
function isOfAnother({ target, currentTarget }: { target: EventTarget; currentTarget: Element }): boolean {
  return target instanceof Element && target.closest('form') !== currentTarget;
}

function isField(target: EventTarget): boolean {
  return target instanceof Element && target.matches('input, select, textarea');
}

/** A field that holds text which is not part of the form's values yet, such as one tag too many. */
function unfinishedIn(form: HTMLFormElement): HTMLInputElement | undefined {
  return [...form.querySelectorAll('input')].find((input) => input.validity.customError);
}
