import { LIMIT } from '@rondo/domain/limit';
import { useEffect, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { type Budget, budgetOf, type Rates } from '../rates.ts';

interface Props {
  rates: Rates;
  /** A camera on the wall has a sub stream; else every picture is its main stream. */
  hasSubStream: boolean;
}

/** What the wall takes of the nine, of connections and of the line (N4.2). */
export function WallFoot({ rates, hasSubStream }: Props) {
  const t = useT();
  const [budget, setBudget] = useState<Budget>(() => budgetOf(rates));
  useEffect(() => {
    const timer = setInterval(() => setBudget(budgetOf(rates)), 1_000);
    return () => clearInterval(timer);
  }, [rates]);
  const { streams, kbps, mostOfOrigin } = budget;
  return (
    <footer className="wall-foot">
      <span>{t(hasSubStream ? 'surveillance.policy' : 'surveillance.policyMain')}</span>
      <span className="num" title={t('surveillance.mostOfOrigin', { count: mostOfOrigin })}>
        {t('surveillance.budget', {
          ...{ streams, max: LIMIT.cameras.playing, connections: streams },
          rate: (kbps / 1_000).toFixed(1),
        })}
      </span>
    </footer>
  );
}
