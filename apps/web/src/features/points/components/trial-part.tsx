import type { Input } from '@rondo/contract/kit/endpoint';
import { type PointsTrial, pointsApi } from '@rondo/contract/points';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../../../shared/address-of.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import type { Refusal } from '../../../shared/http/refusal.ts';
import { useSubmit } from '../../../shared/http/use-submit.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { PointsLink } from './points-link.tsx';
import './points.css';

type Asked = Input<typeof pointsApi.trial>;

interface Props {
  /** The rule as it is in force, or as it is typed. */
  asked: Asked;
  /** Looks whether it can be tried, and runs it then. */
  checked?: (run: () => Promise<unknown>) => void;
  onRefused?: (refusal: Refusal) => boolean;
}

/** Tries a rule on its last full cycle; what it says is of the rule as it was then. */
export function TrialPart({ asked, checked = (run) => void run(), onRefused }: Props) {
  const t = useT();
  const [said, setSaid] = useState<{ of: string; trial: PointsTrial } | null>(null);
  const key = JSON.stringify(asked);
  const submit = useSubmit(pointsApi.trial, onRefused ? { onRefused } : {});
  const run = async () => {
    const trial = await submit.run(asked);
    if (trial) setSaid({ of: key, trial });
  };
  return (
    <section className="points-trial">
      <div className="points-trial-act">
        <Button icon={FlaskConical} isBusy={submit.busy} onPress={() => checked(run)}>
          {t('points.trial.verb')}
        </Button>
      </div>
      <div role="status">
        {said && said.of !== key && <p className="meta">{t('points.trial.stale')}</p>}
        {said && said.of === key && <Result trial={said.trial} ruleId={asked.ruleId} />}
      </div>
    </section>
  );
}

const MOVES = ['event', 'manual', 'reversal'];

function Result({ trial, ruleId }: { trial: PointsTrial; ruleId: string | undefined }) {
  const t = useT();
  const format = useFormat();
  const { from, to, facts, accounts, of, sums, live, ranks } = trial;
  const dayOf = (day: string) => format.day(`${day}T12:00:00Z`);
  const span = { from: dayOf(from), to: dayOf(to) };
  if (facts === 0) return <p>{t('points.trial.noFacts', span)}</p>;
  const sumOf = (which: 'plus' | 'minus' | 'lost') => {
    const sign = which === 'minus' ? -1 : 1;
    const tried = `${which === 'plus' && sums.plus > 0 ? '+' : ''}${format.score(sums[which] * sign + 0)}`;
    if (live === null || ruleId === undefined) return tried;
    const rows = which === 'lost' ? { limited: ['true'] } : { sign: [which] };
    return (
      <>
        {tried} · {t('points.trial.live')}{' '}
        <PointsLink
          to={addressOf('/score/scoreList', { ruleId: [ruleId], from: [from], to: [to], kind: MOVES, ...rows })}
          points={live[which] * sign + 0}
          isPlain={which === 'lost'}
        />
      </>
    );
  };
  return (
    <>
      <p className="meta">{t('points.trial.said', { ...span, count: facts })}</p>
      <Facts
        items={[
          { label: t('points.trial.accounts'), value: t('points.trial.accountsOf', { count: accounts, of }) },
          {
            label: t('points.trial.ranks'),
            value: ranks === null ? t('points.trial.noLedger') : format.count(ranks),
          },
          { label: t('points.statistics.plus'), value: sumOf('plus') },
          { label: t('points.statistics.minus'), value: sumOf('minus') },
          { label: t('points.statistics.lost'), value: sumOf('lost') },
        ]}
      />
      <Changes trial={trial} />
    </>
  );
}

/** Whose balance would have ended otherwise, with the way to their postings. */
function Changes({ trial: { from, to, changes } }: { trial: PointsTrial }) {
  const t = useT();
  const format = useFormat();
  if (changes.length === 0) return <p className="meta">{t('points.trial.noChanges')}</p>;
  const linkOf = ({ owner, accountId }: PointsTrial['changes'][number]) =>
    accountId === null
      ? addressOf('/score', owner.kind === 'shop' ? { shopId: [owner.id] } : { memberId: [owner.id] })
      : addressOf('/score/scoreList', { accountId: [accountId], from: [from], to: [to] });
  return (
    <>
      <h4>{t('points.trial.changes', { count: changes.length })}</h4>
      <ul className="points-list">
        {changes.map((change) => (
          <li key={change.owner.id} className="points-line">
            <Link to={linkOf(change)} className="ellipsis">
              {change.owner.name}
            </Link>
            <span className="num">
              {t('points.trial.change', { before: format.score(change.before), after: format.score(change.after) })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
