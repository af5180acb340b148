import { allItems } from '@rondo/domain/scoring/template';
import { fullScore, pointsOf } from '@rondo/domain/template';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import { role } from '../../../shared/ui/tokens.ts';
import { itemsBelow } from '../editor/content.ts';
import type { Step } from '../editor/faults.ts';
import type { Editor } from '../editor/use-editor.ts';
import { CategoryNav } from './category-nav.tsx';

const STEPS: readonly Step[] = ['basics', 'scoring', 'items'];
/** The bar of the total shades from the brand's colour to a quarter of it. */
const FADES = [1, 0.8, 0.6, 0.45, 0.3] as const;

/** The steps with what is still wrong in each, the categories, and the total. */
export function EditorSide({ editor }: { editor: Editor }) {
  return (
    <div className="te-side">
      <ol className="te-steps">
        {STEPS.map((step) => (
          <StepRow key={step} editor={editor} step={step} />
        ))}
      </ol>
      <CategoryNav editor={editor} />
      <Total editor={editor} />
    </div>
  );
}

function StepRow({ editor, step }: { editor: Editor; step: Step }) {
  const t = useT();
  const { draft, faults, setStep } = editor;
  const isNameless = draft.name.trim() === '' || draft.modes.length === 0;
  const wrong = step === 'basics' ? Number(isNameless) : faults.filter((one) => one.step === step).length;
  const label = wrong === 0 ? t('template.stepState.right') : t('template.stepState.wrong', { count: wrong });
  return (
    <li>
      <button type="button" aria-current={editor.step === step ? 'step' : undefined} onClick={() => setStep(step)}>
        <span role="img" aria-label={label} title={label} className="te-step-state">
          <StatusIcon shape={wrong === 0 ? 'check' : 'half'} tone={wrong === 0 ? 'ok' : 'warn'} size={14} />
        </span>
        {t(`template.step.${step}`)}
        {wrong > 0 && <span className="meta num te-step-count">{wrong}</span>}
      </button>
    </li>
  );
}

function Total({ editor }: { editor: Editor }) {
  const t = useT();
  const format = useFormat();
  const { content, scoring } = editor.draft;
  const items = allItems(content);
  const top = content.categories.filter((category) => category.parentId === null);
  const [own, full] = [pointsOf(items), fullScore(content, scoring)];
  const parts = top.map((category) => ({ id: category.id, points: pointsOf(itemsBelow(content, category.id)) }));
  return (
    <section className="te-sum" aria-label={t('template.sum')}>
      <p>
        <span className="meta">{t('template.sum')}</span>
        <strong className="num">
          {scoring.method === 'pass_fail'
            ? t('template.itemCount', { count: full })
            : t('template.points', { count: format.score(full) })}
        </strong>
      </p>
      <span className="te-sum-bar" aria-hidden>
        {parts
          .filter((part) => part.points > 0)
          .map((part, index) => (
            <span
              key={part.id}
              style={{ flexGrow: part.points, background: role('brand'), opacity: FADES[index % FADES.length] ?? 1 }}
            />
          ))}
      </span>
      <p className="meta num">
        {t('template.sumItems', {
          count: items.length,
          redLines: items.filter((item) => item.severity === 'red_line').length,
        })}
      </p>
      {scoring.method === 'percent' && own !== full && (
        <p className="meta num">{t('template.sumCounted', { own: format.score(own), full: format.score(full) })}</p>
      )}
    </section>
  );
}
