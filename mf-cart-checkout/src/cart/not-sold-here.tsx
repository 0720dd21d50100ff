/** Under a product that the branch of the cart does not sell. */
export const NotSoldHere = () => <strong className="cart-not-sold">No disponible en esta sede</strong>
