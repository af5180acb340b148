import type { TemplateDetail } from '@rondo/contract/template';
import { type ReactNode, useCallback, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { FormDisabled } from '../../../shared/ui/form/form-disabled.ts';
import { Popover } from '../../../shared/ui/popover.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { cannotBeKept } from '../editor/draft.ts';
import { type Editor, useEditor } from '../editor/use-editor.ts';
import { useLeaveGuard } from '../editor/use-leave-guard.ts';
import { BasicsForm } from './basics-form.tsx';
import { CompareDrawer } from './compare-drawer.tsx';
import { EditorHead } from './editor-head.tsx';
import { EditorSide } from './editor-side.tsx';
import { FaultList } from './fault-list.tsx';
import { GenerationBanner } from './generation-banner.tsx';
import { HealthDrawer } from './health-drawer.tsx';
import { ItemSettings } from './item-settings.tsx';
import { ItemsImport } from './items-import.tsx';
import { ItemsPane } from './items-pane.tsx';
import { LibraryPicker } from './library-picker.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { ReplayDrawer } from './replay-drawer.tsx';
import { SaveWords } from './save-words.tsx';
import { ScoringForm } from './scoring-form.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { ShareLine } from './share-line.tsx';
import { UndoActs } from './undo-acts.tsx';
import { useCompared } from './use-compared.ts';
import { usePanel } from './use-panel.ts';
import { useTemplateMenu } from './use-template-menu.ts';
import { VersionDrawer } from './version-drawer.tsx';

interface Props {
  detail: TemplateDetail;
  isReadOnly: boolean;
  /** Reads the template again: after a publication, or when somebody else was first. */
  onReopen: () => void;
  banner?: ReactNode;
}

type Dialog = 'preview' | 'versions' | 'publish' | 'import' | 'library';

/** The editor as a whole: head, steps and categories, the step's own pane, the settings of the chosen item. */
export function EditorFrame({ detail, isReadOnly, onReopen, banner }: Props) {
  const t = useT();
  const editor = useEditor(detail, isReadOnly);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const { draft, save, selected, step, pictures } = editor;
  const compared = useCompared(save.flush, close);
  const [panel, setPanel] = usePanel();
  const menu = useTemplateMenu(detail, save, setPanel);
  const { state } = save;
  const refused = useCallback(() => toast.warn(t('template.done.saveFirst')), [t]);
  useLeaveGuard(state.kind !== 'saved' && state.kind !== 'lost', save.flush, refused);
  return (
    <>
      <div className="te" data-step={step} data-selected={selected !== null}>
        <EditorHead
          detail={detail}
          name={draft.name}
          saving={!isReadOnly && <SaveWords save={save} isBlocked={cannotBeKept(draft)} />}
          undo={!isReadOnly && <UndoActs editor={editor} />}
          onPreview={() => setDialog('preview')}
          onVersions={() => setDialog('versions')}
          menu={menu.items}
        >
          {!isReadOnly && detail.can.publish && (
            <>
              <Faults editor={editor} />
              <Button look="primary" isDisabled={state.kind === 'lost'} onPress={() => setDialog('publish')}>
                {t('template.act.publish', { no: detail.version.no })}
              </Button>
            </>
          )}
        </EditorHead>
        {banner && <div className="te-strip">{banner}</div>}
        {detail.generation?.isReviewed === false && (
          <div className="te-strip">
            <GenerationBanner generation={detail.generation} />
          </div>
        )}
        {state.kind === 'lost' && <LostStrip editor={editor} onReopen={onReopen} />}
        <FormDisabled value={isReadOnly}>
          <div className="te-body">
            <EditorSide editor={editor} />
            {step === 'basics' && (
              <BasicsForm editor={editor}>
                <ShareLine id={detail.id} onOpen={detail.can.edit ? () => setPanel('share') : null} />
              </BasicsForm>
            )}
            {step === 'scoring' && <ScoringForm editor={editor} />}
            {step === 'items' && (
              <ItemsPane editor={editor} onImport={() => setDialog('import')} onLibrary={() => setDialog('library')} />
            )}
            {step === 'items' && selected && <ItemSettings editor={editor} item={selected} />}
            {step === 'items' && !selected && (
              <aside className="te-settings te-settings-none meta">{t('template.chooseItem')}</aside>
            )}
          </div>
        </FormDisabled>
      </div>
      {menu.holder}
      {dialog === 'preview' && (
        <PreviewDialog
          name={draft.name}
          content={draft.content}
          files={pictures.files}
          cover={pictures.files.find(({ id }) => id === draft.coverId) ?? null}
          startAt={selected?.id ?? null}
          onClose={close}
        />
      )}
      {dialog === 'versions' && <VersionDrawer detail={detail} onClose={close} onCompare={compared.open} />}
      {compared.pair && (
        <CompareDrawer detail={detail} pair={compared.pair} onPair={compared.open} onClose={compared.close} />
      )}
      {panel === 'replay' && <ReplayDrawer detail={detail} onClose={() => setPanel(null)} />}
      {panel === 'health' && <HealthDrawer detail={detail} onClose={() => setPanel(null)} />}
      {panel === 'share' && <ShareDialog id={detail.id} name={draft.name} onClose={() => setPanel(null)} />}
      {dialog === 'publish' && <PublishDialog editor={editor} onClose={close} onPublished={onReopen} />}
      {dialog === 'library' && <LibraryPicker editor={editor} onClose={close} />}
      {dialog === 'import' && (
        <ItemsImport
          templateId={detail.id}
          before={save.flush}
          onClose={() => {
            close();
            onReopen();
          }}
        />
      )}
    </>
  );
}

/** The count of faults, with the list behind it. */
function Faults({ editor }: { editor: Editor }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const count = editor.faults.length;
  if (count === 0) return null;
  return (
    <Popover
      label={t('template.faults', { count })}
      isOpen={isOpen}
      onOpenChange={setOpen}
      placement="bottom-end"
      trigger={(trigger) => (
        <button type="button" className="button button-text te-fault-count" {...trigger}>
          {t('template.faults', { count })}
        </button>
      )}
    >
      <FaultList editor={editor} onJump={() => setOpen(false)} />
    </Popover>
  );
}

function LostStrip({ editor, onReopen }: { editor: Editor; onReopen: () => void }) {
  const t = useT();
  const { state } = editor.save;
  if (state.kind !== 'lost') return null;
  const isTaken = state.reason === 'TEMPLATE_LOCKED';
  return (
    <div className="te-strip">
      <Banner
        tone="bad"
        title={isTaken ? t('template.lostLock', { name: state.by }) : t('template.stale')}
        action={
          <Button isSmall onPress={onReopen}>
            {t('template.reopen')}
          </Button>
        }
      >
        {` ${t(isTaken ? 'template.lostLockHint' : 'template.staleHint')}`}
      </Banner>
    </div>
  );
}
