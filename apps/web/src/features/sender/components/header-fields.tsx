import { LIMIT } from '@rondo/domain/limit';
import { Plus, X } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';

interface Header {
  name: string;
  value: string;
}

interface Props {
  headers: readonly Header[];
  /** Values are kept already: an empty one stays as it was. */
  isKept: boolean;
  error: string | undefined;
  onChange: (headers: Header[]) => void;
}

/** Headers of a request; their values are sent and never come back. */
export function HeaderFields({ headers, isKept, error, onChange }: Props) {
  const t = useT();
  const set = (at: number, patch: Partial<Header>) =>
    onChange(headers.map((one, no) => (no === at ? { ...one, ...patch } : one)));
  return (
    <fieldset className="sender-headers">
      <legend>{t('sender.field.headers')}</legend>
      <p className="field-hint">{t('sender.hint.headers')}</p>
      {headers.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a header is its place; its name is being typed
        <div key={at} className="sender-header">
          <TextField
            label={t('sender.field.headerName')}
            maxLength={LIMIT.sender.headerName}
            value={one.name}
            onChange={(name) => set(at, { name })}
          />
          <TextField
            label={t('sender.field.headerValue')}
            type="password"
            autoComplete="new-password"
            placeholder={isKept ? t('sender.hint.keptHeader') : ''}
            maxLength={LIMIT.sender.headerValue}
            value={one.value}
            onChange={(value) => set(at, { value })}
          />
          <button
            type="button"
            className="quiet"
            aria-label={t('sender.removeHeader', { no: at + 1 })}
            onClick={() => onChange(headers.filter((_, no) => no !== at))}
          >
            <X size={16} strokeWidth={1.75} aria-hidden />
          </button>
        </div>
      ))}
      {error && <FieldError>{error}</FieldError>}
      {headers.length < LIMIT.sender.headers && (
        <Button isSmall icon={Plus} onPress={() => onChange([...headers, { name: '', value: '' }])}>
          {t('sender.addHeader')}
        </Button>
      )}
    </fieldset>
  );
}
