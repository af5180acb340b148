import { LIMIT } from '@rondo/domain/limit';
import type { ScoringMethod } from '@rondo/domain/scoring/settings';
import { type CheckItem, NOTE_RULES, PHOTO_RULES } from '@rondo/domain/scoring/template';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import type { ItemPart } from './item-part.ts';
import { RectifySwitch } from './rectify-switch.tsx';
import { SwitchRow } from './switch-row.tsx';

/** Photos, note, not applicable, required, bonus, rectification: each with what follows from it. */
export function ItemSwitches({ method, ...part }: ItemPart & { method: ScoringMethod }) {
  const t = useT();
  const { item, set } = part;
  const canBeBonus = method === 'points' || method === 'percent' || item.bonus;
  return (
    <>
      <PhotoSwitch {...part} />
      <SwitchRow
        label={t('template.item.note')}
        line={t(`template.noteRule.${item.note.rule}`)}
        isOn={item.note.rule !== 'none' || item.note.phrases.length > 0}
        onChange={(isOn) => set({ note: isOn ? { ...item.note, rule: 'on_fail' } : { rule: 'none', phrases: [] } })}
      >
        <SelectField
          label={t('template.item.noteRule')}
          value={item.note.rule}
          options={NOTE_RULES.map((value) => ({ value, label: t(`template.noteRule.${value}`) }))}
          onChange={(rule) => rule && set({ note: { ...item.note, rule } })}
        />
        <Phrases {...part} />
      </SwitchRow>
      <SwitchRow
        label={t('template.item.na')}
        line={t(`template.switchLine.${item.naAllowed ? (item.naReasonRequired ? 'naReason' : 'naOn') : 'naOff'}`)}
        isOn={item.naAllowed}
        onChange={(naAllowed) => set({ naAllowed })}
      >
        <Checkbox
          label={t('template.item.naReason')}
          isChecked={item.naReasonRequired}
          onChange={(naReasonRequired) => set({ naReasonRequired })}
        />
      </SwitchRow>
      <SwitchRow
        label={t('template.item.required')}
        line={t(`template.switchLine.${item.required ? 'requiredOn' : 'requiredOff'}`)}
        isOn={item.required}
        onChange={(required) => set({ required })}
      />
      {canBeBonus && (
        <SwitchRow
          label={t('template.item.bonus')}
          line={part.errorOf('bonus') || t(`template.switchLine.${item.bonus ? 'bonusOn' : 'bonusOff'}`)}
          isOn={item.bonus}
          onChange={(bonus) => set({ bonus })}
        />
      )}
      <RectifySwitch {...part} />
    </>
  );
}

function PhotoSwitch({ item, set, errorOf }: ItemPart) {
  const t = useT();
  const { photo } = item;
  const change = (patch: Partial<CheckItem['photo']>) => set({ photo: { ...photo, ...patch } });
  return (
    <SwitchRow
      label={t('template.item.photo')}
      line={photoLine(item, t)}
      isOn={photo.rule !== 'none'}
      onChange={(isOn) =>
        change(isOn ? { rule: 'on_fail', min: 1, max: Math.max(1, photo.max) } : { rule: 'none', min: 0 })
      }
    >
      <SelectField
        label={t('template.item.photoRule')}
        value={photo.rule}
        options={PHOTO_RULES.filter((rule) => rule !== 'none').map((value) => ({
          value,
          label: t(`template.photoRule.${value}`),
        }))}
        onChange={(rule) => rule && change({ rule, min: rule === 'optional' ? 0 : Math.max(1, photo.min) })}
      />
      <div className="te-pair">
        <NumberField
          label={t('template.item.photoMin')}
          value={photo.min}
          onChange={(min) => change({ min, max: Math.max(min, photo.max) })}
          min={0}
          max={LIMIT.photo.perItem}
          digits={0}
          error={errorOf('photo')}
        />
        <NumberField
          label={t('template.item.photoMax')}
          value={photo.max}
          onChange={(max) => change({ max, min: Math.min(max, photo.min) })}
          min={1}
          max={LIMIT.photo.perItem}
          digits={0}
          error={errorOf('photo.max')}
        />
      </div>
      <Checkbox
        label={t('template.item.cameraOnly')}
        isChecked={photo.cameraOnly}
        onChange={(cameraOnly) => change({ cameraOnly })}
      />
    </SwitchRow>
  );
}

function photoLine({ photo }: CheckItem, t: Translate): string {
  if (photo.rule === 'none') return t('template.photoRule.none');
  const { min, max } = photo;
  const line = t('template.switchLine.photo', { rule: t(`template.photoRule.${photo.rule}`), min, max });
  return photo.cameraOnly ? t('template.switchLine.cameraOnly', { line }) : line;
}

/** One phrase a line; blank lines go when the field is left. */
function Phrases({ item, set }: ItemPart) {
  const t = useT();
  const { phrases } = item.note;
  return (
    <TextField
      label={t('template.item.phrases')}
      hint={t('template.item.phrasesHint')}
      rows={3}
      value={phrases.join('\n')}
      onBlur={() => set({ note: { ...item.note, phrases: phrases.filter((one) => one.trim() !== '') } })}
      onChange={(text) => {
        const lines = text.split('\n').slice(0, LIMIT.template.phrases);
        set({ note: { ...item.note, phrases: lines.map((line) => [...line].slice(0, LIMIT.text.phrase).join('')) } });
      }}
    />
  );
}
