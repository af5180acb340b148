import { subscriptionApi } from '@rondo/contract/subscription';
import { LIMIT } from '@rondo/domain/limit';
import { SUBSCRIPTION_CHANNELS, SUBSCRIPTION_REPORTS, type SubscriptionReport } from '@rondo/domain/subscription';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { retryOf, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { MultiSelectField } from '../../../shared/ui/form/select-field.tsx';
import { PickerField, usePickablePeople } from '../../task/index.ts';
import { type FormPart, hasMembers } from '../subscription-draft.ts';
import { FormOutside } from './form-outside.tsx';

interface Props extends FormPart {
  report: SubscriptionReport;
  /** The robots that it is sent to already. */
  robots: readonly { id: string; name: string }[];
}

/** To whom it is sent, and how. */
export function FormWhom({ draft, put, faults, report, robots }: Props) {
  const t = useT();
  const format = useFormat();
  const roles = useCall(subscriptionApi.roles, {}, { part: true });
  const { channels } = draft;
  return (
    <>
      <PickerField
        label={t('subscription.field.memberIds')}
        hint={t('subscription.form.scope')}
        value={draft.memberIds}
        onChange={(memberIds) => put({ memberIds })}
        useFound={usePickablePeople}
        {...(faults.memberIds ? { error: faults.memberIds } : {})}
      />
      <MultiSelectField
        label={t('subscription.field.roleIds')}
        hint={t('subscription.form.rolesHint')}
        value={draft.roleIds}
        onChange={(roleIds) => put({ roleIds })}
        options={(roles.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        isLoading={roles.isPending}
        onRetry={retryOf(roles)}
        {...(faults.roleIds ? { error: faults.roleIds } : {})}
      />
      {hasMembers(draft) && (
        <fieldset className="subscription-checks">
          <legend className="field-label">{t('subscription.field.channels')}</legend>
          {SUBSCRIPTION_CHANNELS.map((channel) => (
            <Checkbox
              key={channel}
              label={t(`subscription.channel.${channel}`)}
              isChecked={channels.includes(channel)}
              onChange={(isOn) =>
                put({
                  channels: SUBSCRIPTION_CHANNELS.filter((one) => (one === channel ? isOn : channels.includes(one))),
                })
              }
            />
          ))}
          <FieldError>{faults.channels}</FieldError>
        </fieldset>
      )}
      <FormOutside draft={draft} put={put} faults={faults} robots={robots} />
      <div className="subscription-checks">
        <Checkbox
          label={t('subscription.field.withFile', { count: format.count(LIMIT.subscription.rows) })}
          isChecked={draft.withFile}
          onChange={(withFile) => put({ withFile })}
        />
        {draft.withFile && <span className="meta">{t('subscription.form.fileHint')}</span>}
        {SUBSCRIPTION_REPORTS[report].isOfStores && (
          <>
            <Checkbox
              label={t('subscription.field.onlyChanged')}
              isChecked={draft.onlyChanged}
              onChange={(onlyChanged) => put({ onlyChanged })}
            />
            {draft.onlyChanged && <span className="meta">{t('subscription.form.changedHint')}</span>}
          </>
        )}
        <Checkbox
          label={t('subscription.field.skipEmpty')}
          isChecked={draft.skipEmpty}
          onChange={(skipEmpty) => put({ skipEmpty })}
        />
      </div>
    </>
  );
}
