import { dissolutionApi } from '@rondo/contract/dissolution';
import type { Output } from '@rondo/contract/kit/endpoint';
import { BACKUP_DAYS, COOLING_OFF_HOURS } from '@rondo/domain/company';
import { HOUR_MS } from '@rondo/domain/duration';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { CodeField } from '../../../shared/ui/form/code-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useNow } from '../use-now.ts';
import { useOwnCode } from '../use-own-code.ts';
import { InventoryList } from './inventory-list.tsx';

interface Props {
  status: Output<typeof dissolutionApi.get>;
  onClose: () => void;
}

/** What dissolving means and takes away; the full name and a code to begin. */
export function DissolvePanel({ status, onClose }: Props) {
  const t = useT();
  const format = useFormat();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const own = useOwnCode('dissolve');
  const start = useAct(dissolutionApi.start, {
    invalidates: ['me', 'company'],
    onRefused: (refusal) => {
      if (refusal.reason === 'CODE_WRONG') own.refuse(refusal.message);
      else if (refusal.reason === 'COMPANY_NAME_DIFFERS') setFault(refusal.message);
      else return false;
      return true;
    },
    onDone: ({ dissolveAt }) => {
      toast.ok(t('dissolution.started', { time: format.dateTimeFull(dissolveAt) }));
      onClose();
    },
  });
  const isNamed = name === status.name;
  const submit = () => {
    setFault(isNamed ? undefined : t('dissolution.nameDiffers'));
    if (own.check() && isNamed) void start.run({ name, code: own.code });
  };
  return (
    <Dialog title={t('dissolution.title')} width={640} isSticky onClose={onClose}>
      <ActForm verb={t('dissolution.start')} isDanger isBusy={start.busy} onSubmit={submit} onClose={onClose}>
        <Consequences />
        <CountedNow />
        <p className="field-hint">{t('dissolution.backup')}</p>
        <TextField
          label={t('dissolution.typeName', { name: status.name })}
          isRequired
          value={name}
          error={fault}
          onChange={(typed) => {
            setName(typed);
            setFault(undefined);
          }}
        />
        <CodeField label={t('dissolution.code')} isRequired isDisabled={!isNamed} {...own.field} />
      </ActForm>
    </Dialog>
  );
}

/** Counted when the panel is opened: the company has gone on since the page was. */
function CountedNow() {
  const { data, isFetchedAfterMount } = useCall(dissolutionApi.get, {});
  return data && isFetchedAfterMount ? <InventoryList inventory={data.inventory} /> : <SkeletonRows rows={3} />;
}

function Consequences() {
  const t = useT();
  const format = useFormat();
  const endsAt = useNow() + COOLING_OFF_HOURS * HOUR_MS;
  return (
    <section aria-label={t('dissolution.whatHappens')}>
      <h3>{t('dissolution.whatHappens')}</h3>
      <ol className="company-consequences">
        <li>{t('dissolution.consequence.told')}</li>
        <li>{t('dissolution.consequence.coolingOff', { hours: COOLING_OFF_HOURS })}</li>
        <li>{t('dissolution.consequence.end', { time: format.dateTimeFull(endsAt) })}</li>
        <li>{t('dissolution.consequence.purge', { days: BACKUP_DAYS })}</li>
      </ol>
    </section>
  );
}
