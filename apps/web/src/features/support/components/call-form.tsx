import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { type InputField, inputFields, takesRequestId } from '@rondo/contract/kit/input-fields';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { failureWords } from '../../../shared/http/http.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { type Sent, sendRaw } from '../send-raw.ts';
import { type Typed, typedInput } from '../typed-input.ts';
import { SentView } from './sent-view.tsx';

/** The form made from an endpoint’s input; what changes something asks first. */
export function CallForm({ endpoint }: { endpoint: Endpoint }) {
  const t = useT();
  const [fields] = useState(() => inputFields(endpoint));
  const [typed, setTyped] = useState<Typed>({});
  const [isAsking, setAsking] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const { input, wrong } = typedInput(fields, typed);
  const [isTried, setTried] = useState(false);
  const send = async () => {
    setAsking(false);
    setBusy(true);
    setFailure(null);
    try {
      // Each sending is a request of its own, unless a number was typed to send the same one again.
      setSent(await sendRaw(endpoint, takesRequestId(endpoint) ? { requestId: uuidv7(), ...input } : input));
    } catch (cause) {
      setFailure(cause);
    } finally {
      setBusy(false);
    }
  };
  const ask = () => {
    setTried(true);
    if (wrong.length > 0) return;
    if (endpoint.method === 'GET') void send();
    else setAsking(true);
  };
  return (
    <>
      <p className="meta">{endpoint.summary}</p>
      <form
        className="support-part"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        {fields.map((field) => (
          <InputOf
            key={field.name}
            field={field}
            value={typed[field.name] ?? ''}
            onChange={(value) => setTyped((all) => ({ ...all, [field.name]: value }))}
            {...(isTried && wrong.includes(field.name) ? { error: t('support.api.unreadable') } : {})}
          />
        ))}
        <div>
          <Button look="primary" isBusy={isBusy} onPress={ask}>
            {t('support.api.send')}
          </Button>
        </div>
      </form>
      {isAsking && (
        <ConfirmDialog
          title={t('support.api.sure')}
          verb={t('support.api.send')}
          isDanger
          onConfirm={() => void send()}
          onClose={() => setAsking(false)}
        >
          <p>{t('support.api.writes', { call: `${endpoint.method} ${endpoint.path}` })}</p>
        </ConfirmDialog>
      )}
      {failure !== null && (
        <p className="field-error" role="alert">
          {failureWords(failure)}
        </p>
      )}
      {sent && <SentView sent={sent} />}
    </>
  );
}

interface FieldProps {
  field: InputField;
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

function InputOf({ field: { name, kind, options, isRequired }, value, onChange, error }: FieldProps) {
  const t = useT();
  const frame = { label: name, isRequired, ...(error ? { error } : {}) };
  if (kind === 'choice' || kind === 'boolean') {
    const values = kind === 'boolean' ? ['true', 'false'] : options;
    return (
      <SelectField
        {...frame}
        isClearable
        options={values.map((one) => ({ value: one, label: one }))}
        value={value || null}
        onChange={(next) => onChange(next ?? '')}
      />
    );
  }
  const json = kind === 'json' || kind === 'whole' ? { rows: 2, hint: t('support.api.json') } : {};
  return <TextField {...frame} {...json} value={value} onChange={onChange} />;
}
