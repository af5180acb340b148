import { LIMIT } from '@rondo/domain/limit';
import type { AnswerOption, AnswerType, CheckItem } from '@rondo/domain/scoring/template';
import { Plus, X } from 'lucide-react';
import { t as translate, useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import type { ItemPart } from './item-part.ts';

const CHOICES: readonly AnswerType[] = ['level', 'single', 'multi'];
const MEASURES: readonly AnswerType[] = ['number', 'temperature'];

/** The change that goes with another kind of answer: choices to begin with, the unit of a temperature. */
export function withAnswer(item: CheckItem, answer: AnswerType): Partial<CheckItem> {
  const needsChoices = CHOICES.includes(answer) && item.options.length === 0;
  return {
    answer,
    ...(needsChoices ? { options: firstOptions(item.maxScore) } : {}),
    ...(CHOICES.includes(answer) ? {} : { options: [], ...withoutOptions(item) }),
    ...(answer === 'temperature' && item.unit === null ? { unit: '°C' } : {}),
    ...(answer === 'photo'
      ? { photo: { ...item.photo, rule: 'always', min: 1, max: Math.max(1, item.photo.max) } }
      : {}),
  };
}

/** Without choices no choice starts a rectification: what fails does again. */
function withoutOptions({ rectify }: CheckItem): Partial<CheckItem> {
  if (rectify.when !== 'on_options') return {};
  return { rectify: { ...rectify, when: 'on_fail', optionIds: [] } };
}

/** A choice that goes no longer starts a rectification. */
function withoutOption({ options, rectify }: CheckItem, id: string): Partial<CheckItem> {
  return {
    options: options.filter((one) => one.id !== id),
    rectify: { ...rectify, optionIds: rectify.optionIds.filter((one) => one !== id) },
  };
}

function firstOptions(maxScore: number): AnswerOption[] {
  return [
    { id: 'o1', text: translate('template.pass'), points: maxScore, isFail: false },
    { id: 'o2', text: translate('template.fail'), points: 0, isFail: true },
  ];
}

/** The parts of an answer that only its kind has: step, choices, bounds. */
export function AnswerParts(part: ItemPart) {
  const t = useT();
  const { item, set, errorOf } = part;
  if (item.answer === 'score') {
    return (
      <div className="te-pair">
        <NumberField
          label={t('template.item.step')}
          value={item.step}
          onChange={(step) => set({ step })}
          min={LIMIT.template.step}
          max={LIMIT.template.points}
          error={errorOf('step')}
        />
      </div>
    );
  }
  if (CHOICES.includes(item.answer)) return <OptionList {...part} />;
  if (!MEASURES.includes(item.answer)) return null;
  return (
    <div className="te-pair">
      <NumberField
        label={t('template.item.min')}
        isOptional
        value={item.min}
        onChange={(min) => set({ min })}
        min={-LIMIT.template.measure}
        max={LIMIT.template.measure}
        suffix={item.unit ?? ''}
      />
      <NumberField
        label={t('template.item.max')}
        isOptional
        value={item.max}
        onChange={(max) => set({ max })}
        min={-LIMIT.template.measure}
        max={LIMIT.template.measure}
        suffix={item.unit ?? ''}
        error={errorOf('max')}
      />
      <TextField
        label={t('template.item.unit')}
        value={item.unit ?? ''}
        onChange={(unit) => set({ unit: unit || null })}
        maxLength={LIMIT.template.unit}
      />
    </div>
  );
}

function OptionList({ item, set, errorOf }: ItemPart) {
  const t = useT();
  const change = (index: number, patch: Partial<AnswerOption>) =>
    set({ options: item.options.map((one, i) => (i === index ? { ...one, ...patch } : one)) });
  return (
    <div className="field">
      <span className="field-label">{t('template.item.options')}</span>
      <ul className="te-lines">
        {item.options.map((option, index) => (
          <li key={option.id} className="te-line">
            <TextField
              label={t('template.item.option', { index: index + 1 })}
              isLabelHidden
              placeholder={t('template.item.optionText')}
              value={option.text}
              onChange={(text) => change(index, { text })}
              maxLength={LIMIT.name.option}
              error={errorOf(`options.${index}.text`)}
            />
            <NumberField
              label={`${t('template.item.optionPoints')} ${index + 1}`}
              isLabelHidden
              value={option.points}
              onChange={(points) => change(index, { points })}
              min={-LIMIT.template.points}
              max={LIMIT.template.points}
              error={errorOf(`options.${index}.points`)}
            />
            <label className="check te-fails" title={t('template.item.optionFail')}>
              <input
                type="checkbox"
                checked={option.isFail}
                onChange={(event) => change(index, { isFail: event.target.checked })}
              />
              {t('template.item.optionFail')}
            </label>
            <RemoveLine
              label={`${t('ui.remove')} ${t('template.item.option', { index: index + 1 })}`}
              run={() => set(withoutOption(item, option.id))}
            />
          </li>
        ))}
      </ul>
      <FieldError>{errorOf('options')}</FieldError>
      {item.options.length < LIMIT.template.options && (
        <Button
          isSmall
          icon={Plus}
          className="te-more"
          onPress={() =>
            set({ options: [...item.options, { id: freeId('o', item.options), text: '', points: 0, isFail: false }] })
          }
        >
          {t('template.item.addOption')}
        </Button>
      )}
    </div>
  );
}

export function RemoveLine({ label, run }: { label: string; run: () => void }) {
  return (
    <button type="button" className="quiet te-remove" aria-label={label} title={label} onClick={run}>
      <X size={14} strokeWidth={1.75} aria-hidden />
    </button>
  );
}

/** The first of o1, o2, ... that is not taken. */
export function freeId(letter: string, taken: readonly { id: string }[]): string {
  let n = taken.length + 1;
  while (taken.some((one) => one.id === `${letter}${n}`)) n += 1;
  return `${letter}${n}`;
}
