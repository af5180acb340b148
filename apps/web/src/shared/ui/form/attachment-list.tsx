import { documentTypeOf } from '@rondo/domain/document';
import { File, FileArchive, FileSpreadsheet, FileText, type LucideIcon, RotateCw, X } from 'lucide-react';
import { useFormat } from '../../format/use-format.tsx';
import { useT } from '../../i18n.tsx';
import '../plain.css';
import './attachment-list.css';

/** A document in a list of them. */
export interface Attachment {
  key: string;
  name: string;
  sizeBytes: number;
  /** How much of it was sent, 0 to 1; without it nothing is under way. */
  share?: number;
  /** Why it is not there, in words. */
  failure?: string;
}

interface Props {
  attachments: readonly Attachment[];
  label: string;
  /** Saves one that is there. */
  onOpen?: (key: string) => void;
  /** Takes one out, or stops sending it. */
  onRemove?: (key: string) => void;
  /** Sends one that failed once more; `canRetry` says of which that makes sense. */
  onRetry?: (key: string) => void;
  canRetry?: (key: string) => boolean;
}

/** Documents with their sizes: those that are there, those on their way, and those that did not arrive. */
export function AttachmentList({ attachments, label, ...acts }: Props) {
  return (
    <ul className="attachments" aria-label={label}>
      {attachments.map((one) => (
        <Row key={one.key} attachment={one} {...acts} />
      ))}
    </ul>
  );
}

type RowProps = Omit<Props, 'attachments' | 'label'> & { attachment: Attachment };

function Row({ attachment, onOpen, onRemove, onRetry, canRetry }: RowProps) {
  const t = useT();
  const format = useFormat();
  const { key, name, sizeBytes, share, failure } = attachment;
  const Icon = iconOf(name);
  const isThere = share === undefined && failure === undefined;
  const percent = Math.round((share ?? 0) * 100);
  return (
    <li className="attachment" data-failed={failure !== undefined}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {isThere && onOpen ? (
        <button
          type="button"
          className="attachment-name"
          title={name}
          aria-label={t('ui.attachment.download', { name })}
          onClick={() => onOpen(key)}
        >
          {name}
        </button>
      ) : (
        <span className="attachment-name" title={name}>
          {name}
        </span>
      )}
      <span className="meta num">{share === undefined ? format.bytes(sizeBytes) : `${percent}%`}</span>
      <span className="attachment-acts">
        {failure !== undefined && onRetry && canRetry?.(key) && (
          <Act icon={RotateCw} label={t('ui.attachment.retry', { name })} onPress={() => onRetry(key)} />
        )}
        {onRemove && (
          <Act
            icon={X}
            label={t(share === undefined ? 'ui.attachment.remove' : 'ui.attachment.cancel', { name })}
            onPress={() => onRemove(key)}
          />
        )}
      </span>
      {share !== undefined && <progress max={1} value={share} aria-label={t('ui.attachment.sending', { name })} />}
      {failure !== undefined && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
    </li>
  );
}

function Act({ icon: Icon, label, onPress }: { icon: LucideIcon; label: string; onPress: () => void }) {
  return (
    <button type="button" className="quiet" aria-label={label} title={label} onClick={onPress}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}

function iconOf(name: string): LucideIcon {
  switch (documentTypeOf(name)) {
    case 'xlsx':
    case 'csv':
      return FileSpreadsheet;
    case 'zip':
      return FileArchive;
    case 'pdf':
    case 'docx':
    case 'pptx':
    case 'txt':
      return FileText;
    case null:
      return File;
    default:
      throw new Error(`no icon for ${name}`);
  }
}
