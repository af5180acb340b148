export { CameraCheckSwitch } from './components/camera-check-switch.tsx';
export { CameraFrames } from './components/camera-frames.tsx';
