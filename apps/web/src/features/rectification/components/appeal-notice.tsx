import type { RectificationDetail } from '@rondo/contract/rectification';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';

/** The appeal that is open: who made it and why, and who decides. */
export function AppealNotice({ detail }: { detail: RectificationDetail }) {
  const t = useT();
  const format = useFormat();
  const { appeal, people } = detail;
  if (appeal === null || appeal.is !== 'open') return null;
  const judges = people.filter(({ relation }) => relation === 'judge').map(({ name }) => name);
  return (
    <Banner
      tone="wait"
      title={`${t('rectification.appealBanner', { name: appeal.by?.name ?? '', reason: appeal.reason })} `}
    >
      {judges.length > 0
        ? t('rectification.appealWaits', { judges: format.list(judges) })
        : t('rectification.appealNoJudge')}
    </Banner>
  );
}
