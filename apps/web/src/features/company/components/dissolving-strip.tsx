import { Link } from 'react-router';
import { dateTimeFull } from '../../../shared/format/date.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { useMe } from '../../../shared/session/me.ts';
import { Strip } from '../../../shared/ui/drawer/strip.tsx';
import './dissolving-strip.css';

/** Over every page while the company comes to its end: until when, and for the owner the way back. */
export function DissolvingStrip() {
  const t = useT();
  const format = useFormat();
  const me = useMe();
  if (me.companyState !== 'dissolving' || me.dissolveAt === null) return null;
  return (
    <div className="dissolving-strip no-print">
      <Strip
        tone="bad"
        title={t('dissolution.runningTitle')}
        action={me.isOwner && <Link to="/user/org?tab=company">{t('dissolution.bannerOwner')}</Link>}
      >
        {' '}
        {t('dissolution.banner', { time: dateTimeFull(me.dissolveAt, format.place), zone: me.timeZone })}
      </Strip>
    </div>
  );
}
