import { LIMIT } from '@rondo/domain/limit';
import { SEVERITIES } from '@rondo/domain/scoring/template';
import { PRIORITIES } from '@rondo/domain/task';
import { useT } from '../../../shared/i18n.tsx';
import { ShopField } from '../../../shared/inspect/shop-field.tsx';
import { PhotoField } from '../../../shared/photo/photo-field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import type { ProblemPart } from './problem-part.ts';

interface Props extends ProblemPart {
  onWaiting: (isWaiting: boolean) => void;
  /** It was tried with photos that are not uploaded. */
  isWaiting: boolean;
}

/** Where, and what is wrong there. */
export function ProblemWhat({ plan, set, errorOf, onWaiting, isWaiting }: Props) {
  const t = useT();
  return (
    <>
      <ShopField
        label={t('rectification.new.shop')}
        isRequired
        value={plan.shopId}
        // Handlers of one store need not work for another.
        onChange={(shopId) => set({ shopId, handlerIds: null })}
        {...errorOf('shop', t('rectification.new.shopNeeded'))}
      />
      <TextField
        label={t('rectification.new.what')}
        isRequired
        maxLength={LIMIT.name.rectification}
        value={plan.title}
        onChange={(title) => set({ title })}
        {...errorOf('what', t('rectification.new.whatNeeded'))}
      />
      <div>
        <span className="field-label">{t('rectification.severity')}</span>
        <Segment
          label={t('rectification.severity')}
          isWide
          options={SEVERITIES.map((value) => ({ value, label: t(`state.severity.${value}`) }))}
          value={plan.severity}
          onChange={(severity) => set({ severity })}
        />
      </div>
      <SelectField
        label={t('freeTask.priority')}
        options={PRIORITIES.map((value) => ({ value, label: t(`freeTask.priorities.${value}`) }))}
        value={plan.priority}
        onChange={(priority) => set({ priority: priority ?? plan.priority })}
      />
      <PhotoField
        label={t('rectification.new.photos')}
        value={plan.photos}
        onChange={(photos) => set({ photos })}
        onWaiting={onWaiting}
        error={isWaiting ? t('rectification.new.photosWaiting') : undefined}
      />
      <TextField
        label={t('rectification.new.description')}
        rows={3}
        maxLength={LIMIT.text.note}
        value={plan.description}
        onChange={(description) => set({ description })}
      />
    </>
  );
}
