export { parseVideoUrl, type VideoSource } from './parse-video-url.ts';
export { VideoPlayer, type VideoPlayerProps } from './video-player.tsx';
