import { lazy, Suspense, useState } from 'react';
import '../shared/ui/global.css';
import { Bell, CircleCheckBig, ClipboardCheck, Contact, Download, Footprints, Languages, Store } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { HashRouter, Route, Routes } from 'react-router';
import { currentLanguage, loadLanguage, switchLanguage, useT } from '../shared/i18n.tsx';
import { applyAppearance } from '../shared/ui/appearance.ts';
import { ErrorBoundary } from '../shared/ui/error-boundary.tsx';
import { Watermark } from '../shared/ui/watermark.tsx';
import { joinFeatures } from './join-features.ts';
import type { ShellEntry } from './shell/entry.ts';
import { Shell } from './shell/shell.tsx';

// A page at a time: none waits for the libraries of the others.
const KitCharts = lazy(async () => ({ default: (await import('./kit/kit-charts.tsx')).KitCharts }));
const KitControls = lazy(async () => ({ default: (await import('./kit/kit-controls.tsx')).KitControls }));
const KitForms = lazy(async () => ({ default: (await import('./kit/kit-forms.tsx')).KitForms }));
const KitList = lazy(async () => ({ default: (await import('./kit/kit-list.tsx')).KitList }));
const KitParts = lazy(async () => ({ default: (await import('./kit/kit-parts.tsx')).KitParts }));
const KitTrees = lazy(async () => ({ default: (await import('./kit/kit-trees.tsx')).KitTrees }));

/** A gallery of all parts of the kit, served by `vite dev` at /web/kit.html#/controls and no part of the build. */
function Gallery() {
  const t = useT();
  const [isOrdering, setOrdering] = useState(false);
  const entries: ShellEntry[] = [
    { key: 'message', label: t('app.menu.message'), icon: Bell, to: '/list', dot: true },
    { key: 'shop', label: t('app.menu.shop'), icon: Store, to: '/parts' },
    { key: 'task', label: t('app.menu.task'), icon: CircleCheckBig, to: '/task', badge: 123 },
    {
      key: 'inspect',
      label: t('app.menu.inspect'),
      icon: ClipboardCheck,
      to: '/charts',
      covers: ['/faces', '/controls', '/trees'],
      children: [
        { key: 'charts', label: t('app.inspectMenu.statistics'), to: '/charts' },
        { key: 'faces', label: t('app.inspectMenu.overview'), to: '/faces', dot: true },
        { key: 'controls', label: t('ui.more'), to: '/controls' },
        { key: 'trees', label: t('shop.group.title'), to: '/trees' },
      ],
    },
    { key: 'frame', label: t('app.menu.frame'), icon: Contact, to: '/wizard', badge: 4 },
    { key: 'flow', label: t('app.menu.flow'), icon: Footprints, to: '/import' },
  ];
  const language = () => void switchLanguage(currentLanguage() === 'en-US' ? 'zh-CN' : 'en-US');
  return (
    <Shell
      entries={entries}
      phoneEntries={entries.slice(0, 5)}
      staffId="kit"
      brand={{ name: t('app.brand') }}
      company={{ name: '港岸咖啡', onSwitch: () => {} }}
      person={{ name: '周岚', onOpen: () => {} }}
      navigation={{ isOpen: isOrdering, open: () => setOrdering(true), close: () => setOrdering(false) }}
      onSearch={() => {}}
      actions={[
        { key: 'downloads', label: t('app.top.downloads'), icon: Download },
        { key: 'messages', label: t('app.top.messages'), icon: Bell, to: '/list', dot: true },
        { key: 'language', label: t('app.top.language'), icon: Languages, run: language },
      ]}
    >
      <Suspense>
        <Routes>
          <Route path="/list" element={<KitList />} />
          <Route path="/parts" element={<KitParts />} />
          <Route path="/controls" element={<KitControls />} />
          <Route path="/charts" element={<KitCharts />} />
          <Route path="/trees" element={<KitTrees />} />
          <Route path="/:part" element={<KitForms />} />
        </Routes>
      </Suspense>
    </Shell>
  );
}

applyAppearance();
joinFeatures();
await loadLanguage();
const root = document.getElementById('root');
if (!root) throw new Error('kit.html has lost its root');
createRoot(root).render(
  <HashRouter>
    <ErrorBoundary>
      <Gallery />
    </ErrorBoundary>
    <Watermark text="20261120 周岚 4486" />
  </HashRouter>,
);
