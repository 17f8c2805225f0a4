// Runs in the measured pages, hence no TypeScript.
{
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** Milliseconds between the frames of a scroll down, with `step` pixels per frame. */
  async function scroll(frameCount, step) {
    const frames = [];
    let last = await nextFrame();
    for (let frame = 0; frame < frameCount; frame += 1) {
      scrollBy({ top: step, behavior: 'instant' });
      const now = await nextFrame();
      frames.push(now - last);
      last = now;
    }
    return frames;
  }

  const tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });

  /** Milliseconds of each task of 50 ms or more since the last call. */
  const longTasks = () => tasks.splice(0);

  globalThis.feedBench = { scroll, longTasks };
}
