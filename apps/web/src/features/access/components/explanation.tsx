import type { accessCheck, accessFix } from '@rondo/contract/access';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { z } from 'zod';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';

type Check = z.output<typeof accessCheck>;
type Fix = z.output<typeof accessFix>;

interface Props {
  member: string;
  what: string;
  allowed: boolean;
  checks: readonly Check[];
  fixes: readonly Fix[];
  /** A way out was taken: what it leads to stands below. */
  onLeave: () => void;
}

/** The answer in a sentence, the checks in their order, and what would change it. */
export function Explanation({ member, what, allowed, checks, fixes, onLeave }: Props) {
  const t = useT();
  return (
    <div className="explanation">
      <Banner
        tone={allowed ? 'ok' : 'bad'}
        icon={allowed ? 'check' : 'cross'}
        title={t(allowed ? 'access.allowed' : 'access.refused', { member, what })}
      />
      <h3>{t('access.checks')}</h3>
      <ol className="explanation-checks">
        {checks.map(({ check, passed, text }) => (
          <li key={check} data-passed={passed}>
            <StatusIcon shape={passed ? 'check' : 'cross'} tone={passed ? 'ok' : 'bad'} size={16} />
            <span className="visually-hidden">{t(passed ? 'access.passed' : 'access.failed')}</span>
            <span className="meta">{t(`access.checkName.${check}`)}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {!allowed && (
        <>
          <h3>{t(headOf(checks, fixes))}</h3>
          {fixes.length === 0 && <p className="meta">{t('access.noFix')}</p>}
          <ul className="explanation-fixes">
            {fixes.map(({ text, page }) => (
              <li key={text}>
                <span>{text}</span>
                {page && (
                  <Link to={page} onClick={onLeave}>
                    {t('access.go')}
                    <ArrowRight size={14} strokeWidth={1.75} aria-hidden />
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Where one kind of check fails, its ways out are a choice; where several do, all of them are needed. */
function headOf(checks: readonly Check[], fixes: readonly Fix[]) {
  if (fixes.length < 2) return 'access.fixes.one' as const;
  const failing = checks.filter(({ passed }) => !passed).map(({ check }) => check);
  const kinds = new Set(failing.map((check) => (check === 'state' || check === 'code' ? check : 'reach')));
  return kinds.size > 1 ? ('access.fixes.all' as const) : ('access.fixes.any' as const);
}
