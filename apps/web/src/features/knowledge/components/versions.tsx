import { knowledgeApi } from '@rondo/contract/knowledge';
import type { KnowledgeDetail, KnowledgeVersion } from '@rondo/contract/knowledge-shapes';
import { Download, Eye, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { saveFile } from '../../../shared/http/download.ts';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { documentLink } from '../links.ts';

/** The versions of a file, the newest first: each can be looked at, kept, and made the newest again. */
export function Versions({ node }: { node: KnowledgeDetail }) {
  const read = useCall(knowledgeApi.versions, { id: node.id }, { part: true, isShown: true });
  const [asked, setAsked] = useState<KnowledgeVersion | null>(null);
  if (read.error) return <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <SkeletonRows rows={2} />;
  return (
    <>
      <ol className="versions">
        {read.data.map((version, at) => (
          <Line
            key={version.id}
            node={node}
            version={version}
            isNewest={at === 0}
            onRestore={() => setAsked(version)}
          />
        ))}
      </ol>
      {asked && <RestoreDialog node={node} version={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface LineProps {
  node: KnowledgeDetail;
  version: KnowledgeVersion;
  isNewest: boolean;
  onRestore: () => void;
}

function Line({ node, version, isNewest, onRestore }: LineProps) {
  const t = useT();
  const format = useFormat();
  const { number, by, at, sizeBytes, comment, file, name } = version;
  const title = t('knowledge.versions.number', { number });
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const look = `${t('ui.view')}: ${title}`;
  return (
    <li>
      <div>
        <span className="strong">{title}</span>
        {isNewest && <span className="meta"> · {t('knowledge.versions.newest')}</span>}
        <p className="meta num">
          {t('knowledge.byAt', { name: by.name, at: format.dateTime(at) })} · {format.bytes(sizeBytes)}
        </p>
        {comment && <p className="dense">{comment}</p>}
      </div>
      <Link
        className="quiet"
        aria-label={look}
        title={look}
        to={documentLink({ id: node.id, version: isNewest ? undefined : number })}
      >
        <Eye {...icon} />
      </Link>
      {node.can.includes('download') && (
        <button
          type="button"
          className="quiet"
          aria-label={`${t('ui.download')}: ${title}`}
          title={t('ui.download')}
          onClick={() => void saveFile(file.path, name)}
        >
          <Download {...icon} />
        </button>
      )}
      {!isNewest && node.can.includes('version') && (
        <button
          type="button"
          className="quiet"
          aria-label={`${t('knowledge.versions.restore')}: ${title}`}
          title={t('knowledge.versions.restore')}
          onClick={onRestore}
        >
          <RotateCcw {...icon} />
        </button>
      )}
    </li>
  );
}

function RestoreDialog(props: { node: KnowledgeDetail; version: KnowledgeVersion; onClose: () => void }) {
  const { node, version, onClose } = props;
  const t = useT();
  const { number } = version;
  const restore = useAct(knowledgeApi.restoreVersion, {
    onDone: () => {
      toast.ok(t('knowledge.done.versionRestored', { number }));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      width={440}
      title={t('knowledge.versions.restoreTitle', { number })}
      verb={t('knowledge.versions.restore')}
      isBusy={restore.busy}
      onConfirm={() => void restore.run({ id: node.id, rev: node.rev, number })}
      onClose={onClose}
    >
      <p className="meta">{t('knowledge.versions.restoreHint')}</p>
    </ConfirmDialog>
  );
}
