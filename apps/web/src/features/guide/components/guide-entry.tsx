import { guideApi } from '@rondo/contract/guide';
import { GraduationCap } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';

/** In the top bar, while something of the guide is left. */
export function GuideEntry() {
  const t = useT();
  const { data } = useCall(guideApi.mine, {}, { part: true, hideErrors: true });
  if (!data || data.left === 0) return null;
  const label = t('guide.left', { count: data.left });
  return (
    <Link to="/guide" className="quiet top-button" aria-label={label} title={label}>
      <GraduationCap size={16} strokeWidth={1.75} aria-hidden />
      <span className="top-dot" />
    </Link>
  );
}
