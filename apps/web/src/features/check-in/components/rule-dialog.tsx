import { checkInApi } from '@rondo/contract/check-in';
import type { CheckInRule } from '@rondo/contract/check-in-shapes';
import {
  CHECK_IN_FIELDS,
  CHECK_IN_LAYERS,
  type CheckInChoices,
  type CheckInField,
  type CheckInPolicy,
} from '@rondo/domain/check-in';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { CountedNextRun } from '../../../shared/ui/counted-next-run.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { useDraftGuard } from '../../../shared/ui/form/use-form-guard.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { filled, NOTHING_SAID, partLabel, partWords, saidBy } from '../choices.ts';
import { PartField } from './part-field.tsx';
import { TargetField } from './target-field.tsx';

type Props = { rule: CheckInRule | null; above: CheckInPolicy; onClose: () => void };
type Layer = 'group' | 'shop' | 'template';

const LAYERS = CHECK_IN_LAYERS.filter((layer): layer is Layer => layer !== 'company');

/** What a group, a store or a template says of its own: each part is set here or taken from above. */
export function RuleDialog({ rule, above, onClose }: Props) {
  const t = useT();
  const [layer, setLayer] = useState<Layer>(LAYERS.find((one) => one === rule?.layer) ?? 'shop');
  const [targetId, setTarget] = useState(rule?.target?.id ?? null);
  const [choices, setChoices] = useState<CheckInChoices>(rule?.choices ?? NOTHING_SAID);
  const [isTried, setTried] = useState(false);
  const save = useAct(checkInApi.saveRule, {
    onDone: () => {
      toast.ok(t('checkIn.setting.saved'));
      onClose();
    },
  });
  const guard = useDraftGuard({ layer, targetId, choices }, onClose);
  const isEmpty = saidBy(choices).length === 0;
  const isReady = targetId !== null && !isEmpty && choices.methods?.length !== 0;
  const submit = () => {
    setTried(true);
    if (isReady) void save.run({ layer, targetId, choices, rev: rule?.rev ?? null });
  };
  return (
    <Dialog title={rule?.target?.name ?? t('checkIn.setting.add')} isSheet isSticky onClose={guard.close}>
      <ActForm verb={t('checkIn.setting.save')} isBusy={save.busy} onSubmit={submit} onClose={guard.close}>
        <CountedNextRun />
        {!rule && (
          <>
            <Segment
              label={t('checkIn.setting.layerLabel')}
              isWide
              value={layer}
              options={LAYERS.map((value) => ({ value, label: t(`checkIn.setting.target.${value}`) }))}
              onChange={(next) => {
                setLayer(next);
                setTarget(null);
              }}
            />
            <TargetField
              key={layer}
              layer={layer}
              value={targetId}
              onChange={setTarget}
              {...(isTried && targetId === null ? { error: t('rule.required') } : {})}
            />
          </>
        )}
        {CHECK_IN_FIELDS.map((field) => (
          <OwnPart key={field} field={field} choices={choices} above={above} onChange={setChoices} />
        ))}
        {isTried && isEmpty && (
          <p className="check-in-fault" role="alert">
            {t('checkIn.setting.nothingSaid')}
          </p>
        )}
      </ActForm>
      {guard.question}
    </Dialog>
  );
}

type PartProps = {
  field: CheckInField;
  choices: CheckInChoices;
  above: CheckInPolicy;
  onChange: (choices: CheckInChoices) => void;
};

function OwnPart({ field, choices, above, onChange }: PartProps) {
  const t = useT();
  const isOwn = choices[field] !== null;
  return (
    <div className="check-in-own">
      <Checkbox
        label={partLabel(field, t)}
        isChecked={isOwn}
        onChange={(isOn) => onChange({ ...choices, [field]: isOn ? above[field] : null })}
      >
        {partLabel(field, t)}
        {!isOwn && (
          <span className="meta">
            {' '}
            {t('checkIn.setting.follow')}: {partWords(field, above, t)}
          </span>
        )}
      </Checkbox>
      {isOwn && (
        <PartField
          field={field}
          value={filled(choices, above)}
          onChange={(part) => onChange({ ...choices, ...part })}
        />
      )}
    </div>
  );
}
