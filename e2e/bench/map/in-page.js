// Runs in the measured pages, hence no TypeScript. `mapFrames.pan()` drags the map to and fro, a step in each frame, and
// resolves to the milliseconds between the frames, including those after the map was released.
{
  const legs = [
    [240, 60],
    [-240, -60],
    [120, -90],
    [-120, 90],
  ];
  const stepsOfLeg = 30;
  /** Frames after a leg, in which the map settles and redraws its markers. */
  const settling = 15;

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  async function pan() {
    const map = document.querySelector('.leaflet-container');
    const { left, top, width, height } = map.getBoundingClientRect();
    const frames = [];
    let last = await nextFrame();
    const tick = async () => {
      const now = await nextFrame();
      frames.push(now - last);
      last = now;
    };
    for (const [right, down] of legs) {
      // Not on a marker: those are pressed, not dragged.
      const from = { clientX: left + width / 2, clientY: top + height / 2 };
      const send = (target, type, share, buttons) =>
        target.dispatchEvent(
          new MouseEvent(type, {
            bubbles: true,
            button: 0,
            buttons,
            clientX: from.clientX + right * share,
            clientY: from.clientY + down * share,
            view: window,
          }),
        );
      send(map.querySelector('.leaflet-map-pane'), 'mousedown', 0, 1);
      for (let step = 1; step <= stepsOfLeg; step += 1) {
        send(document, 'mousemove', step / stepsOfLeg, 1);
        await tick();
      }
      send(document, 'mouseup', 1, 0);
      for (let frame = 0; frame < settling; frame += 1) await tick();
    }
    return frames;
  }

  globalThis.mapFrames = { pan };
}
