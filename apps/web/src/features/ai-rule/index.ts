export { AiGate } from './components/ai-gate.tsx';
export { Evidence } from './components/evidence.tsx';
