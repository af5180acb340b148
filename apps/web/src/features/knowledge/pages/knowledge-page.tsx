import { knowledgeApi } from '@rondo/contract/knowledge';
import { FolderPlus, Link2, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useAskedDialog } from '../../../shared/ui/asked-dialog.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import { AskHere } from '../components/ask-here.tsx';
import { BinList } from '../components/bin-list.tsx';
import { FolderDialog } from '../components/folder-dialog.tsx';
import { NodeList } from '../components/node-list.tsx';
import { PlaceRail } from '../components/place-head.tsx';
import { placeName } from '../components/rail.tsx';
import { RequestList } from '../components/request-list.tsx';
import { inputOf } from '../list-input.ts';
import { beginUploads } from '../upload/begin-uploads.ts';
import type { PickedFile } from '../upload/dropped-files.ts';
import { UploadDialog } from '../upload/upload-dialog.tsx';
import { UploadPanel } from '../upload/upload-panel.tsx';
import { useFileDrop } from '../upload/use-file-drop.ts';
import { usePlace } from '../use-place.ts';
import '../components/knowledge.css';
import '../components/access.css';

type Open = 'folder' | 'link' | 'upload';

/** The knowledge base: places and folders at the left, what lies there, and what is known of one of it at the right. */
export default function KnowledgePage() {
  const t = useT();
  const place = usePlace();
  const { params, set, folderId } = place;
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const here = useCall(knowledgeApi.list, inputOf(folderId)(params), { keepPrevious: true, isShown: true }).data;
  const crumbs = set === null ? (here?.crumbs ?? []) : [];
  const mayCreate = set === null && (here?.mayCreate ?? false);
  const folderName = crumbs.at(-1)?.name ?? t('knowledge.top');
  useAskedDialog((asked) => asked === 'upload' && setOpen('upload'));
  const take = (files: PickedFile[]) => void beginUploads(files, folderId, t);
  const { isOver, target } = useFileDrop(mayCreate && open === null, take);
  const uploadButton = (
    <Button look="primary" icon={Upload} label={t('knowledge.upload.act')} onPress={() => setOpen('upload')}>
      {t('knowledge.upload.act')}
    </Button>
  );
  const making = (
    <>
      <MoreMenu
        className="button"
        placement="bottom-end"
        label={t('ui.create')}
        icon={Plus}
        acts={[
          { key: 'folder', label: t('knowledge.new.folder'), icon: FolderPlus, run: () => setOpen('folder') },
          { key: 'link', label: t('knowledge.new.link'), icon: Link2, run: () => setOpen('link') },
        ]}
      />
      {uploadButton}
    </>
  );
  const actions = (
    <>
      <AskHere scope={folderId === null ? null : { id: folderId, kind: 'folder' }} />
      {mayCreate && making}
    </>
  );
  return (
    <div className="knowledge" data-over={isOver} {...target}>
      <PlaceRail place={place} way={crumbs.map(({ id }) => id)} />
      {set === 'bin' || set === 'requests' ? (
        <ListPage title={placeName(set, t)}>{set === 'bin' ? <BinList /> : <RequestList />}</ListPage>
      ) : (
        <NodeList key={`${set} ${folderId}`} place={place} actions={actions} emptyActions={mayCreate && uploadButton} />
      )}
      {isOver && <p className="knowledge-over">{t('knowledge.upload.letGo', { folder: folderName })}</p>}
      <UploadPanel />
      {(open === 'folder' || open === 'link') && <FolderDialog kind={open} parentId={folderId} onClose={close} />}
      {open === 'upload' && mayCreate && <UploadDialog folderName={folderName} onFiles={take} onClose={close} />}
    </div>
  );
}
