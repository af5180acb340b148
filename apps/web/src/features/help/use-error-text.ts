import type { Refusal } from '@rondo/contract/kit/codes';
import { useT } from '../../shared/i18n.tsx';

/** What an error says; in place of what it names when it comes stands a dash of dots. */
export function useErrorText(): (reason: Refusal) => string {
  const t = useT();
  return (reason) => t(`error.${reason}`).replace(/\{(\w+)(?:\|[^|}]*\|([^}]*))?\}/g, (_, _name, many) => many ?? '…');
}
