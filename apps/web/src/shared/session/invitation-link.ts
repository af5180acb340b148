import { LANGUAGES } from '@rondo/domain/language';
import { LIMIT } from '@rondo/domain/limit';

/** The link of an invitation names the language of whom it is for; it is stored as if they had chosen it, and leaves the address. */
export function takeInvitedLanguage(): void {
  const address = new URL(window.location.href);
  const asked = address.searchParams.get('language');
  if (asked === null) return;
  const language = LANGUAGES.find((known) => known === asked);
  if (language) localStorage.setItem('language', language);
  address.searchParams.delete('language');
  window.history.replaceState(null, '', address);
}

/** The number or address it was sent to, behind `#`; empty without one. It is only filled in: what opens is a code. */
export function takeInvitedAccount(): string {
  const address = new URL(window.location.href);
  const account = new URLSearchParams(address.hash.slice(1)).get('account');
  if (account === null) return '';
  address.hash = '';
  window.history.replaceState(null, '', address);
  return account.slice(0, LIMIT.sent.account);
}
