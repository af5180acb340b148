import { dateTimeFull } from '@rondo/messages/format/date';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { useMe } from '../../../shared/session/me.ts';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import './dissolving-banner.css';

/** Over every page while the company comes to its end: until when, and for the owner the way back. */
export function DissolvingBanner() {
  const t = useT();
  const format = useFormat();
  const me = useMe();
  if (me.companyState !== 'dissolving' || me.dissolveAt === null) return null;
  return (
    <div className="dissolving-banner no-print">
      <Banner
        tone="bad"
        title={t('dissolution.runningTitle')}
        action={me.isOwner && <Link to="/user/org?tab=company">{t('dissolution.bannerOwner')}</Link>}
      >
        {' '}
        {t('dissolution.banner', { time: dateTimeFull(me.dissolveAt, format.place), zone: me.timeZone })}
      </Banner>
    </div>
  );
}
