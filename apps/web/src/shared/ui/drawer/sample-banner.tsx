import { anyOf } from '@rondo/contract/kit/endpoint';
import { Link } from 'react-router';
import { useT } from '../../i18n.tsx';
import { useCan } from '../../session/me.ts';
import { Banner } from './banner.tsx';

const SETS_UP = anyOf('x_company_setting');

/** Over an object of the sample company: what it is, and where it is removed. */
export function SampleBanner() {
  const t = useT();
  const can = useCan();
  return (
    <Banner
      tone="mute"
      title={t('sampleCompany.mark')}
      action={can(SETS_UP) && <Link to="/guide/sample">{t('sampleCompany.about')}</Link>}
    >
      {t('sampleCompany.marked')}
    </Banner>
  );
}
