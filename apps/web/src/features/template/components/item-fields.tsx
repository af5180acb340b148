import { CAMERA_PLACES } from '@rondo/domain/device';
import type { ScoringSettings } from '@rondo/domain/scoring/settings';
import { ANSWER_TYPES, SEVERITIES, type TemplateContent } from '@rondo/domain/scoring/template';
import { useContext } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { FormDisabled } from '../../../shared/ui/form/form-disabled.ts';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { MultiSelectField, SelectField } from '../../../shared/ui/form/select-field.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { AnswerParts, withAnswer } from './answer-parts.tsx';
import { AppliesSwitch } from './applies-switch.tsx';
import { DeductionList } from './deduction-list.tsx';
import { FollowUp } from './follow-up.tsx';
import type { ItemPart } from './item-part.ts';
import { ItemSwitches } from './item-switches.tsx';
import { KnowledgeFields } from './knowledge-fields.tsx';
import { PlainFields } from './plain-fields.tsx';
import { StandardPhotos } from './standard-photos.tsx';

interface Props extends ItemPart {
  scoring: ScoringSettings;
  /** The template that a follow-up looks for its question in; absent in the library, where an item stands alone. */
  content?: TemplateContent;
}

/** Every field of a check item, in the editor of a template and in the library. */
export function ItemFields({ scoring, content, ...part }: Props) {
  const t = useT();
  const { item, set } = part;
  const isReadOnly = useContext(FormDisabled);
  return (
    <>
      <PlainFields {...part} part="head" method={scoring.method} />
      {!isReadOnly && <StandardPhotos {...part} />}
      <div className="te-pair">
        <SelectField
          label={t('template.item.answer')}
          value={item.answer}
          options={ANSWER_TYPES.map((value) => ({ value, label: t(`template.answer.${value}`) }))}
          onChange={(answer) => answer && set(withAnswer(item, answer))}
        />
        <PlainFields {...part} part="pair" method={scoring.method} />
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
      <PlainFields {...part} part="end" method={scoring.method} />
    </>
  );
}
