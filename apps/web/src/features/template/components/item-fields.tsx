import { CAMERA_PLACES } from '@rondo/domain/device';
import { LIMIT } from '@rondo/domain/limit';
import type { ScoringSettings } from '@rondo/domain/scoring/settings';
import { ANSWER_TYPES, SEVERITIES, type TemplateContent } from '@rondo/domain/scoring/template';
import { useContext } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { FormDisabled } from '../../../shared/ui/form/form-disabled.ts';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { MultiSelectField, SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { AnswerParts, withAnswer } from './answer-parts.tsx';
import { AppliesSwitch } from './applies-switch.tsx';
import { DeductionList } from './deduction-list.tsx';
import { FollowUp } from './follow-up.tsx';
import type { ItemPart } from './item-part.ts';
import { ItemSwitches } from './item-switches.tsx';
import { KnowledgeFields } from './knowledge-fields.tsx';
import { StandardPhotos } from './standard-photos.tsx';

interface Props extends ItemPart {
  scoring: ScoringSettings;
  /** The template that a follow-up looks for its question in; absent in the library, where an item stands alone. */
  content?: TemplateContent;
}

/** Every field of a check item, in the editor of a template and in the library. */
export function ItemFields({ scoring, content, ...part }: Props) {
  const t = useT();
  const { item, set, errorOf } = part;
  const isReadOnly = useContext(FormDisabled);
  return (
    <>
      <TextField
        label={t('template.item.name')}
        value={item.name}
        onChange={(name) => set({ name })}
        isRequired
        maxLength={LIMIT.name.checkItem}
        error={errorOf('name')}
      />
      <TextField
        label={t('template.item.standard')}
        value={item.standard}
        onChange={(standard) => set({ standard })}
        rows={3}
        maxLength={LIMIT.text.standard}
        error={errorOf('standard')}
      />
      {!isReadOnly && <StandardPhotos {...part} />}
      <div className="te-pair">
        <SelectField
          label={t('template.item.answer')}
          value={item.answer}
          options={ANSWER_TYPES.map((value) => ({ value, label: t(`template.answer.${value}`) }))}
          onChange={(answer) => answer && set(withAnswer(item, answer))}
        />
        <NumberField
          label={t('template.item.maxScore')}
          value={item.maxScore}
          onChange={(maxScore) => set({ maxScore })}
          min={0}
          max={LIMIT.template.maxScore}
          error={errorOf('maxScore')}
        />
        <TextField
          label={t('template.item.code')}
          value={item.code ?? ''}
          onChange={(code) => set({ code: code || null })}
          maxLength={LIMIT.template.itemCode}
        />
        {scoring.method === 'weighted' && (
          <NumberField
            label={t('template.item.weight')}
            value={item.weight}
            onChange={(weight) => set({ weight })}
            min={0}
            max={LIMIT.template.points}
            error={errorOf('weight')}
          />
        )}
      </div>
      <AnswerParts {...part} />
      <div className="field">
        <span className="field-label">{t('template.item.severity')}</span>
        <Segment
          label={t('template.item.severity')}
          isSmall
          isWide
          value={item.severity}
          onChange={(severity) => set({ severity })}
          options={SEVERITIES.map((value) => ({ value, label: <StateLabel object="severity" state={value} /> }))}
        />
        <p className="field-hint">
          {item.severity === 'red_line'
            ? t(`template.severityHint.red_line.${scoring.redLinePolicy}`, {
                percent: scoring.redLineCap,
              })
            : t(`template.severityHint.${item.severity}`)}
        </p>
      </div>
      <ItemSwitches {...part} method={scoring.method} />
      <DeductionList {...part} />
      {content && <FollowUp {...part} content={content} />}
      <AppliesSwitch {...part} />
      <MultiSelectField
        label={t('template.item.cameraPlaces')}
        hint={t('template.item.cameraPlacesHint')}
        value={item.cameraPlaces}
        options={CAMERA_PLACES.map((value) => ({ value, label: t(`device.place.${value}`) }))}
        onChange={(cameraPlaces) => set({ cameraPlaces })}
      />
      <KnowledgeFields {...part} />
    </>
  );
}
