import { allItems, type CheckItem, type TemplateContent } from '@rondo/domain/scoring/template';
import { useT } from '../../../shared/i18n.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { MultiSelectField, SelectField } from '../../../shared/ui/form/select-field.tsx';
import type { ItemPart } from './item-part.ts';
import { SwitchRow } from './switch-row.tsx';

/** A follow-up question appears only after certain answers to a question before it. */
export function FollowUp({ item, set, errorOf, content }: ItemPart & { content: TemplateContent }) {
  const t = useT();
  const all = allItems(content);
  const before = all
    .slice(
      0,
      all.findIndex((one) => one.id === item.id),
    )
    .filter(canBeAsked);
  const { showIf } = item;
  const asked = before.find((one) => one.id === showIf?.itemId);
  const first = before.at(-1);
  if (!showIf && !first) return null;
  return (
    <SwitchRow
      label={t('template.item.showIf')}
      line={t(`template.switchLine.${showIf ? 'showIfOn' : 'showIfOff'}`)}
      isOn={showIf !== null}
      onChange={(isOn) => set({ showIf: isOn && first ? { itemId: first.id, answers: failing(first) } : null })}
    >
      <SelectField
        label={t('template.item.showIfItem')}
        isSearchable
        value={showIf?.itemId ?? null}
        options={before.map((one) => ({ value: one.id, label: one.name }))}
        onChange={(itemId) => {
          const next = before.find((one) => one.id === itemId);
          if (next) set({ showIf: { itemId: next.id, answers: failing(next) } });
        }}
      />
      <MultiSelectField
        label={t('template.item.showIfAnswers')}
        value={showIf?.answers ?? []}
        options={(asked ? answersOf(asked) : []).map((value) => ({
          value,
          label:
            asked?.options.find((one) => one.id === value)?.text ??
            t(value === 'pass' ? 'template.pass' : 'template.fail'),
        }))}
        onChange={(answers) => showIf && set({ showIf: { ...showIf, answers } })}
      />
      <FieldError>{errorOf('showIf')}</FieldError>
    </SwitchRow>
  );
}

function canBeAsked(item: CheckItem): boolean {
  return item.answer === 'pass_fail' || item.options.length > 0;
}

function answersOf(item: CheckItem): string[] {
  return item.answer === 'pass_fail' ? ['pass', 'fail'] : item.options.map((option) => option.id);
}

/** What a follow-up is mostly about: the answers that fail. */
function failing(item: CheckItem): string[] {
  if (item.answer === 'pass_fail') return ['fail'];
  return item.options.filter((option) => option.isFail).map((option) => option.id);
}
