import type { CheckInFlag } from '@rondo/domain/check-in';
import { useFormat } from '../../shared/format/use-format.tsx';
import { useT } from '../../shared/i18n.tsx';

/** The doubts of a check-in in words. */
export function useFlagWords(): (flags: readonly CheckInFlag[]) => string {
  const t = useT();
  const format = useFormat();
  return (flags) => format.list(flags.map((flag) => t(`checkIn.flags.${flag}`)));
}
