import { type CameraView, surveillanceApi } from '@rondo/contract/surveillance';
import { LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { playingOf, type Wall, wallOf } from '../wall-layout.ts';
import { ViewForm } from './view-form.tsx';

interface Props {
  wall: Wall;
  onShow: (wall: Wall) => void;
}

/** Walls that were saved: one's own, and those that others share. */
export function SavedViews({ wall, onShow }: Props) {
  const t = useT();
  const views = useCall(surveillanceApi.views, {}, { part: true });
  const edit = useAct(surveillanceApi.editView, { invalidates: ['cameraView'], onDone: saved });
  const [form, setForm] = useState<CameraView | 'new' | null>(null);
  const [removed, setRemoved] = useState<CameraView | null>(null);
  const isEmpty = playingOf(wall).length === 0;
  const update = ({ id, rev, name, isShared }: CameraView) =>
    edit.run({ id, rev, name, isShared, size: wall.size, cameraIds: [...wall.cells] });
  const actsOf = (view: CameraView) => [
    { key: 'update', label: t('surveillance.view.update'), run: () => void update(view), isDisabled: isEmpty },
    { key: 'edit', label: t('surveillance.view.edit'), run: () => setForm(view) },
    { key: 'remove', label: t('ui.delete'), run: () => setRemoved(view), isDanger: true },
  ];
  return (
    <section className="saved-views" aria-labelledby="saved-views">
      <header>
        <h2 id="saved-views">{t('surveillance.view.title')}</h2>
        <Button look="text" isSmall isDisabled={isEmpty} onPress={() => setForm('new')}>
          {t('surveillance.view.save')}
        </Button>
      </header>
      {views.data?.length === 0 && <p className="meta">{t('surveillance.view.none')}</p>}
      <ul>
        {views.data?.map((view) => (
          <li key={view.id}>
            <button type="button" className="saved-view" onClick={() => onShow(wallOfView(view))}>
              <LayoutGrid size={16} strokeWidth={1.75} aria-hidden />
              <span className="ellipsis">{view.name}</span>
              <span className="meta">{noteOf(view, t)}</span>
            </button>
            {view.isMine && (
              <MoreMenu
                label={t('surveillance.view.acts', { name: view.name })}
                className="quiet"
                acts={actsOf(view)}
              />
            )}
          </li>
        ))}
      </ul>
      {form && <ViewForm wall={wall} {...(form === 'new' ? {} : { view: form })} onClose={() => setForm(null)} />}
      {removed && <RemoveView view={removed} onClose={() => setRemoved(null)} />}
    </section>
  );

  function saved() {
    toast.ok(t('surveillance.view.saved'));
  }
}

function RemoveView({ view, onClose }: { view: CameraView; onClose: () => void }) {
  const t = useT();
  const remove = useAct(surveillanceApi.removeView, { invalidates: ['cameraView'], onDone: onClose });
  return (
    <ConfirmDialog
      title={t('surveillance.view.remove', { name: view.name })}
      verb={t('ui.delete')}
      isDanger
      isBusy={remove.busy}
      onConfirm={() => void remove.run({ id: view.id })}
      onClose={onClose}
    >
      {view.isShared && <p>{t('surveillance.view.removeShared')}</p>}
    </ConfirmDialog>
  );
}

const wallOfView = ({ size, cells }: CameraView): Wall =>
  wallOf(
    size,
    cells.map((camera) => camera?.id ?? null),
  );

function noteOf({ cells, isShared, isMine, owner }: CameraView, t: ReturnType<typeof useT>): string {
  const count = t('surveillance.view.count', { count: cells.filter((camera) => camera !== null).length });
  const whose = isMine ? t(isShared ? 'surveillance.view.shared' : 'surveillance.view.private') : owner.name;
  return `${count} · ${whose}`;
}
