/** The last known place of the mouse. The page itself listens, so it is known before there is a board. */

class Mouse {
  private x = -1;
  private y = -1;

  follow = ({ clientX, clientY }: MouseEvent): void => {
    this.x = clientX;
    this.y = clientY;
  };

  /** Whether it has not moved since: something has come under a mouse that rests. */
  rests({ clientX, clientY }: MouseEvent): boolean {
    return clientX === this.x && clientY === this.y;
  }
}

export const mouse = new Mouse();
