import { LIMIT } from '@rondo/domain/limit';
import type { Deduction } from '@rondo/domain/scoring/template';
import { Plus } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { freeId, RemoveLine } from './answer-parts.tsx';
import type { ItemPart } from './item-part.ts';

/** The reasons an inspector may tick, each with what it takes away. */
export function DeductionList({ item, set, errorOf }: ItemPart) {
  const t = useT();
  const { deductions } = item;
  const change = (index: number, patch: Partial<Deduction>) =>
    set({ deductions: deductions.map((one, i) => (i === index ? { ...one, ...patch } : one)) });
  return (
    <div className="te-switch te-block">
      <span className="field-label">{t('template.item.deductions')}</span>
      <p className="meta">{t('template.switchLine.deductions')}</p>
      <ul className="te-lines">
        {deductions.map((reason, index) => (
          <li key={reason.id} className="te-line">
            <TextField
              label={t('template.item.deduction', { index: index + 1 })}
              isLabelHidden
              placeholder={t('template.item.deductionText')}
              value={reason.text}
              onChange={(text) => change(index, { text })}
              maxLength={LIMIT.name.option}
              error={errorOf(`deductions.${index}.text`)}
            />
            <NumberField
              label={`${t('template.item.optionPoints')} ${index + 1}`}
              isLabelHidden
              value={reason.points}
              onChange={(points) => change(index, { points })}
              min={0}
              max={LIMIT.template.points}
              error={errorOf(`deductions.${index}.points`)}
            />
            <RemoveLine
              label={`${t('ui.remove')} ${t('template.item.deduction', { index: index + 1 })}`}
              run={() => set({ deductions: deductions.filter((_, i) => i !== index) })}
            />
          </li>
        ))}
      </ul>
      {deductions.length < LIMIT.template.deductions && (
        <Button
          isSmall
          icon={Plus}
          className="te-more"
          onPress={() => set({ deductions: [...deductions, { id: freeId('d', deductions), text: '', points: 1 }] })}
        >
          {t('template.item.addDeduction')}
        </Button>
      )}
    </div>
  );
}
