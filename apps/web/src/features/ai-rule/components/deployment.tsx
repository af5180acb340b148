import { aiRuleApi } from '@rondo/contract/ai-rule';
import type { AiDeployed } from '@rondo/contract/ai-rule-shapes';
import { ScanEye } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import { PageFooter } from '../../../shared/ui/list/list-footer.tsx';
import { narrowingOf } from '../../../shared/ui/list/narrowing.ts';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import type { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { Tip } from '../../../shared/ui/tip.tsx';
import { cellOf, type FilterName, filterLabels, matrixInput, matrixLink } from '../list-input.ts';
import { CellDialog } from './cell-dialog.tsx';

interface Props {
  params: ReturnType<typeof useListParams<FilterName>>;
  chosen: readonly string[];
  onChoose: (shopIds: string[]) => void;
}

/** Stores by kinds of events: covered, partly, or why not. */
export function Deployment({ params, chosen, onChoose }: Props) {
  const t = useT();
  const format = useFormat();
  const read = useCall(aiRuleApi.deployment, matrixInput(params), { keepPrevious: true });
  if (read.isPending) return <SkeletonRows rows={6} />;
  const { list = [], share = [], groups = [] } = read.data ?? {};
  if (list.length === 0)
    return (
      <ListEmptyState
        {...{ noun: t('aiRule.deployment.noun'), icon: ScanEye, nothingYet: t('aiRule.deployment.nothingYet') }}
        {...{ failure: read.error, isFiltered: params.isFiltered, onClear: params.clear }}
        narrowing={narrowingOf({
          ...{ endpoint: aiRuleApi.deployment, params, inputOf: matrixInput, search: t('ui.search') },
          labels: filterLabels(t),
        })}
        onRetry={() => void read.refetch()}
      />
    );
  const opened = cellOf(params.filters.cell[0]);
  const toggle = (id: string, isOn: boolean) =>
    onChoose(isOn ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <>
      <ul className="ai-rule-groups" aria-label={t('aiRule.deployment.groups')}>
        {groups.map(({ group, share: part, watched, cells }) => (
          <li key={group.id}>
            <Link to={matrixLink(params, { groupId: [group.id] })}>
              {group.name} <strong className="num">{format.percent(part)}</strong>{' '}
              <span className="meta num">
                {watched} / {cells}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ul className="ai-rule-legend">
        {(['covered', 'partly', 'no_camera', 'not_enabled', 'offline'] as const).map((state) => (
          <li key={state}>
            <i data-coverage={state} aria-hidden /> {t(`aiRule.coverage.${state}`)}
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard */}
      <section className="ai-rule-matrix" aria-label={t('aiRule.tab.deployment')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('aiRule.shop')}</th>
              {share.map(({ kind }) => (
                <th key={kind} scope="col">
                  {t(`aiRule.kind.${kind}`)}
                </th>
              ))}
            </tr>
            <tr>
              <th scope="row">
                {t('aiRule.deployment.share')}{' '}
                <Tip label={t('aiRule.deployment.share')} text={t('aiRule.deployment.formula')} />
              </th>
              {share.map((one) => (
                <td key={one.kind} className="num">
                  {one.watched === 0 ? (
                    format.percent(one.share)
                  ) : (
                    <Link to={matrixLink(params, { kind: [one.kind], coverage: ['covered', 'partly'] })}>
                      {format.percent(one.share)}
                    </Link>
                  )}
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.map((row) => (
              <tr key={row.shop.id}>
                <th scope="row">
                  <Checkbox
                    label={row.shop.name}
                    isChecked={chosen.includes(row.shop.id)}
                    onChange={(isOn) => toggle(row.shop.id, isOn)}
                  />
                </th>
                {row.cells.map((cell) => (
                  <td key={cell.kind}>
                    <Cell
                      shop={row.shop.name}
                      cell={cell}
                      onOpen={() => params.set({ filters: { cell: [`${row.shop.id}:${cell.kind}`] } })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <PageFooter list={read.data} params={params} />
      {opened && <CellDialog {...opened} onClose={() => params.set({ filters: { cell: [] } })} />}
    </>
  );
}

interface CellProps {
  shop: string;
  cell: AiDeployed['cells'][number];
  onOpen: () => void;
}

function Cell({ shop, cell, onOpen }: CellProps) {
  const t = useT();
  const { state, answering, suitable, kind } = cell;
  const said = t('aiRule.deployment.cell', {
    ...{ shop, kind: t(`aiRule.kind.${kind}`), state: t(`aiRule.coverage.${state}`), answering, suitable },
  });
  const mark = <i data-coverage={state} aria-hidden />;
  if (suitable === 0)
    return (
      <span className="ai-rule-cell" title={said}>
        {mark}
        <span className="visually-hidden">{said}</span>
      </span>
    );
  return (
    <button type="button" className="ai-rule-cell" title={said} aria-label={said} onClick={onOpen}>
      {mark}
      <span className="num">
        {answering}/{suitable}
      </span>
    </button>
  );
}
