import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:5180';
const served =
  'customer shop inspect push fed cos device flow ai score knowledge report openapi.json healthz readyz'.split(' ');

/**
 * `react` is what sign-in pays for; `router` (with query) and `antd` come with the first page behind it. Everything else
 * (pages, charts, drag and drop) stays where it is imported lazily.
 */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: 'router', test: /node_modules\/(react-router|@tanstack\/(react-)?query[^/]*)\//, priority: 3 },
  { name: 'icons', test: /node_modules\/lucide-react\//, priority: 2 },
  { name: 'antd', test: /node_modules\/(antd|@ant-design|@rc-component|rc-[^/]+|dayjs)\//, priority: 1 },
];

export default defineConfig({
  base: '/web/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: Object.fromEntries(served.map((path) => [`/${path}`, { target: server, changeOrigin: false }])),
  },
});
