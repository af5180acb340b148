import type { AiStatisticsRow } from '@rondo/contract/ai-event-shapes';
import { STATISTICS_HEADERS } from '@rondo/domain/statistics-headers';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Tip } from '../../../shared/ui/tip.tsx';
import { type CheckView, checksLink, eventsLink, type Where } from '../links.ts';

const JUDGED = ['confirmed', 'false_alarm'];

/** The headers, each with its formula. */
const TITLES = {
  cameras: 'aiEvent.cameras',
  checks: 'aiEvent.card.checks',
  events: 'aiEvent.events',
  confirmed: 'aiEvent.card.confirmed',
  false: 'aiEvent.card.false',
  precision: 'aiEvent.card.precision',
  judgeHours: 'aiEvent.judgeHours',
  topShop: 'aiEvent.topShop',
} as const satisfies Record<(typeof STATISTICS_HEADERS)['aiRules'][number], string>;

interface Props {
  rules: readonly AiStatisticsRow[];
  asked: Where & { from: string; to: string; kind: string[] };
}

/** The rules of a period; every number opens its events. */
export function RuleTable({ rules, asked }: Props) {
  const t = useT();
  const format = useFormat();
  const link = (rule: AiStatisticsRow, count: number, state?: string) =>
    count === 0 ? '0' : <Link to={eventsLink({ ...asked, ruleId: rule.id, state })}>{format.count(count)}</Link>;
  const looked = (rule: AiStatisticsRow, count: number, view: CheckView) =>
    count === 0 ? '0' : <Link to={checksLink({ ...asked, ruleId: rule.id, view })}>{format.count(count)}</Link>;
  const judged = ({ id, precision }: AiStatisticsRow, text: string) =>
    precision === null ? '—' : <Link to={eventsLink({ ...asked, ruleId: id, state: JUDGED })}>{text}</Link>;
  return (
    <section className="card ai-event-panel">
      <h2>{t('aiEvent.table')}</h2>
      <div className="ai-event-scroll">
        <table className="ai-event-table">
          <thead>
            <tr>
              <th scope="col">{t('aiEvent.rule')}</th>
              {STATISTICS_HEADERS.aiRules.map((key) => (
                <th key={key} scope="col">
                  <span className="ai-event-head">
                    {t(TITLES[key])}
                    <Tip
                      label={t('ui.formulaOf', { name: t(TITLES[key]) })}
                      text={t(`statistics.header.aiRules.${key}`)}
                    />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rules.map((rule) => (
              <tr key={rule.id}>
                <th scope="row">
                  <Link to={`/ai?open=${rule.id}`}>{rule.name}</Link>
                </th>
                <td className="num">{looked(rule, rule.cameras, 'cameras')}</td>
                <td className="num">{looked(rule, rule.checks, 'all')}</td>
                <td className="num">{link(rule, rule.events)}</td>
                <td className="num">{link(rule, rule.confirmed, 'confirmed')}</td>
                <td className="num">{link(rule, rule.false, 'false_alarm')}</td>
                <td className="num">{judged(rule, format.percent(rule.precision))}</td>
                <td className="num">
                  {rule.judgeHours === null
                    ? '—'
                    : judged(rule, t('aiEvent.hours', { count: Math.round(rule.judgeHours * 10) / 10 }))}
                </td>
                <td>
                  {rule.topShop ? (
                    <Link to={eventsLink({ ...asked, ruleId: rule.id, shopId: rule.topShop.id })}>
                      {rule.topShop.name}
                    </Link>
                  ) : (
                    '—'
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
