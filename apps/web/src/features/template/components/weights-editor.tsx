import { LIMIT } from '@rondo/domain/limit';
import { settle } from '@rondo/domain/scoring/round';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import { setCategory } from '../editor/content.ts';
import type { Editor } from '../editor/use-editor.ts';

/** The weights of the top-level categories with their total, which has to be 100 %. */
export function WeightsEditor({ editor }: { editor: Editor }) {
  const t = useT();
  const { draft, edit } = editor;
  const top = draft.content.categories.filter((category) => category.parentId === null);
  const total = settle(top.reduce((sum, category) => sum + (category.weightPercent ?? 0), 0));
  const words =
    total === 100
      ? t('template.scoring.weightRight')
      : total < 100
        ? t('template.scoring.weightLeft', { left: settle(100 - total) })
        : t('template.scoring.weightOver', { over: settle(total - 100) });
  return (
    <section className="te-block">
      <div className="te-weights-head">
        <h2>{t('template.scoring.weights')}</h2>
        {top.length > 0 && (
          <Button
            isSmall
            onPress={() =>
              edit((content) =>
                evenly(
                  content,
                  top.map((one) => one.id),
                ),
              )
            }
          >
            {t('template.scoring.weightEven')}
          </Button>
        )}
      </div>
      {top.length === 0 && <p className="meta">{t('template.scoring.noWeights')}</p>}
      <ul className="te-lines">
        {top.map((category) => (
          <li key={category.id} className="te-weight">
            <span className="ellipsis" title={category.name}>
              {category.name}
            </span>
            <span className="te-weight-bar" aria-hidden>
              <span style={{ width: `${Math.min(100, category.weightPercent ?? 0)}%` }} />
            </span>
            <NumberField
              label={t('template.scoring.weightOf', { name: category.name })}
              isLabelHidden
              value={category.weightPercent ?? 0}
              onChange={(weightPercent) => edit((content) => setCategory(content, category.id, { weightPercent }))}
              min={0}
              max={LIMIT.percent}
              suffix="%"
            />
          </li>
        ))}
      </ul>
      {top.length > 0 && (
        <p className="te-total" data-right={total === 100} role="status">
          <StatusIcon shape={total === 100 ? 'check' : 'exclamation'} tone={total === 100 ? 'ok' : 'warn'} size={16} />
          <strong className="num">{t('template.scoring.weightTotal', { total })}</strong>
          {total !== 100 && <span>{words}</span>}
        </p>
      )}
    </section>
  );
}

/** Shares of 100 with two decimals; the first takes what does not divide. */
function evenly(content: Editor['draft']['content'], ids: readonly string[]) {
  const share = Math.floor(10_000 / ids.length) / 100;
  const first = settle(100 - share * (ids.length - 1));
  return ids.reduce((now, id, index) => setCategory(now, id, { weightPercent: index === 0 ? first : share }), content);
}
