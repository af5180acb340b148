import { type ReceiptSetting, receiptApi, receiptSetting } from '@rondo/contract/receipt';
import { DEFAULTS, LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConflictDialog } from '../../../shared/ui/form/conflict/conflict-dialog.tsx';
import { useConflict } from '../../../shared/ui/form/conflict/use-conflict.ts';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { SwitchLine } from '../../../shared/ui/form/switch-line.tsx';
import { useLeaveQuestion } from '../../../shared/ui/form/use-form-guard.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import './receipt.css';

/** Whether managers are asked to acknowledge reports, and within how many hours. */
export function ReceiptSettings() {
  const t = useT();
  const { data, isLoadingError, error, refetch } = useCall(receiptApi.setting, {});
  if (isLoadingError) return <LoadFailure noun={t('receipt.title')} failure={error} onRetry={() => void refetch()} />;
  return data ? <Form stored={data} /> : <SkeletonRows rows={3} />;
}

/** It follows what is stored until something is chosen; saving over what somebody else saved meanwhile is refused. */
function Form({ stored }: { stored: ReceiptSetting }) {
  const t = useT();
  const conflict = useConflict(receiptSetting, stored);
  const base = conflict.base ?? stored;
  const [typed, setTyped] = useState<{ hours: number | null } | null>(null);
  if (typed === null && stored.rev > base.rev) conflict.rebase(stored);
  const { hours } = typed ?? base;
  const isChanged = hours !== base.hours;
  const save = useAct(receiptApi.saveSetting, {
    onDone: (saved) => {
      toast.ok(t('receipt.setting.saved'));
      conflict.rebase(saved);
      setTyped(null);
    },
    onRefused: conflict.isShown,
  });
  const question = useLeaveQuestion(isChanged && !save.busy);
  const { found } = conflict;
  const words = (value: number | null) => (value === null ? t('receipt.setting.off') : String(value));
  return (
    <section className="card receipt-setting" aria-label={t('receipt.setting.title')}>
      <SwitchLine
        label={t('receipt.setting.switch')}
        hint={t('receipt.setting.switchHint')}
        isOn={hours !== null}
        onChange={(isOn) => setTyped({ hours: isOn ? (base.hours ?? DEFAULTS.receiptHours) : null })}
      />
      {hours !== null && (
        <NumberField
          label={t('receipt.setting.hours')}
          hint={t('receipt.setting.hoursHint')}
          min={1}
          max={LIMIT.receipt.hours}
          digits={0}
          suffix={t('receipt.setting.suffix')}
          value={hours}
          onChange={(next) => setTyped({ hours: next })}
        />
      )}
      <div className="receipt-acts">
        {isChanged && <Button onPress={() => setTyped(null)}>{t('ui.cancel')}</Button>}
        <Button
          look="primary"
          isBusy={save.busy}
          isDisabled={!isChanged}
          onPress={() => void save.run({ hours, rev: base.rev })}
        >
          {t('ui.save')}
        </Button>
      </div>
      {question}
      {found && (
        <ConflictDialog
          stale={found}
          fields={[
            {
              keys: ['hours'],
              label: t('receipt.setting.hours'),
              words: (setting: { hours: number | null }) => words(setting.hours),
            },
          ]}
          base={{ hours: base.hours }}
          theirs={{ hours: found.current.hours }}
          mine={{ hours }}
          onResolve={(setting) => {
            conflict.rebase(found.current);
            setTyped(setting);
          }}
          onClose={conflict.close}
        />
      )}
    </section>
  );
}
