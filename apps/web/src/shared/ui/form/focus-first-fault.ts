const WRONG = '[aria-invalid="true"], .field-error';

/** Brings the first field of a form that is wrong into view, and the focus into it; a fault without a field of its own is shown alone. */
export function focusFirstFault(form: HTMLElement | null): void {
  const first = form?.querySelector<HTMLElement>(WRONG);
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: 'center' });
}
